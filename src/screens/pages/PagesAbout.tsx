import { useLicence } from '#src/api/public/licence.ts'
import { brand } from '#src/brand.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { PagesGames } from './PagesGames.tsx'
import { PagesProof } from './PagesProof.tsx'
import { PagesSection, PagesText } from './PagesText.tsx'
import { cheapestTicket } from '#src/games/cheapest-ticket.ts'
import { formatMoney } from '#src/lib/money.ts'
import { licenceLine } from '#src/lib/state/licence.ts'
import { words } from './words.ts'

export const PagesAbout = () => {
  const licence = useLicence()
  return (
    <PagesText title={words.$about(brand.name)} lead={words.$aLotteryFor}>
      <PagesSection title={words.$whatWeDo}>
        <p>{words.$youPickNumbersPay(formatMoney(cheapestTicket()))}</p>
        <p>{words.$weEarnWhatIs}</p>
      </PagesSection>
      <PagesProof />
      <PagesGames />
      <PagesSection title={words.$licence}>
        <p>{licenceLine(licence)}</p>
        <p>{licence.operatorAddress}</p>
        <p>{brand.adultsOnly}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/prizes" kind="brand">
            {words.$prizesAndOdds}
          </LinkButton>
          <LinkButton to="/faq" kind="quiet">
            {words.$questionsAndAnswers}
          </LinkButton>
        </div>
      </PagesSection>
    </PagesText>
  )
}
