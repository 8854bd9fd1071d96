import { brand } from '#src/brand.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { PagesGames } from './PagesGames.tsx'
import { PagesProof } from './PagesProof.tsx'
import { PagesSection, PagesText } from './PagesText.tsx'
import { cheapestTicket } from '#src/games/cheapest-ticket.ts'
import { formatMoney } from '#src/lib/money.ts'

export const PagesAbout = () => (
  <PagesText
    title={`About ${brand.name}`}
    lead="A lottery for Nigeria that does not ask you to trust it. You can check every draw yourself."
  >
    <PagesSection title="What we do">
      <p>
        You pick numbers, pay in naira from {formatMoney(cheapestTicket())}, and a draw decides. Batches close
        every five minutes. Prizes are fixed and printed before you buy, and so are the odds. What you win is
        in your winnings wallet as soon as the draw is settled.
      </p>
      <p>
        We earn what is left of the stakes after prizes, jackpots, tax and costs. On average a lottery pays
        back less than it takes in, ours too. We show the average next to every stake.
      </p>
    </PagesSection>
    <PagesProof />
    <PagesGames />
    <PagesSection title="Licence">
      <p>{brand.licence}</p>
      <p>{brand.adultsOnly}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/prizes" kind="brand">
          Prizes and odds
        </LinkButton>
        <LinkButton to="/faq" kind="quiet">
          Questions and answers
        </LinkButton>
      </div>
    </PagesSection>
  </PagesText>
)
