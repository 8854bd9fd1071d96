import { useLicence } from '#src/api/public/licence.ts'
import { brand } from '#src/brand.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { PagesSection, PagesText } from './PagesText.tsx'
import { cheapestTicket } from '#src/games/cheapest-ticket.ts'
import { formatMoney } from '#src/lib/money.ts'
import { licenceLine } from '#src/lib/state/licence.ts'
import { words as brandWords } from '../shared/brand-words.ts'
import { words } from './words.ts'
import { EmblemChip } from '#src/ui/Emblem.tsx'
import { gameNotes } from './game-notes.ts'

// How a draw is proven, for someone who has been cheated before.
const steps: readonly [title: string, words: string][] = [
  [words.$everythingIsFixedBefore, words.$beforeABatchOpens],
  [words.$youGetASigned, words.$yourTicketComesWith],
  [words.$allTicketsAreSealed, words.$whenTheBatchCloses],
  [words.$theChanceComesFrom, words.$onlyAfterThatA],
  [words.$yourPhoneDrawsAgain, words.$thePublicNumberAnd],
  [words.$youCanAddUp, words.$afterTheDrawThe],
]

const PagesProof = () => (
  <PagesSection id="proof" title={words.$howADrawIs}>
    <p>{words.$maybeAGameHas}</p>
    <ol className="rows">
      {steps.map(([title, words], index) => (
        <li key={title} className="items-start py-4">
          <span className="rank num">{index + 1}</span>
          <div>
            <h3 className="font-bold">{title}</h3>
            <p className="text-soft mt-1">{words}</p>
          </div>
        </li>
      ))}
    </ol>
    <p>{words.$aPracticeRunOf}</p>
    <p>{words.$whatThisDoesNot}</p>
  </PagesSection>
)

// 'Know the games': every game in two sentences.
const PagesGames = () => (
  <PagesSection id="games" title={words.$knowTheGames}>
    <ul className="rows">
      {gameNotes.map(({ id, name, look, words: note }) => (
        <li key={id} className="items-start py-4">
          <EmblemChip look={look} />
          <div className="grow min-w-0">
            <div className="row">
              <h3 className="font-bold text-[17px]">{name}</h3>
              <span className="pill flex-none pill-win">{words.$onSale}</span>
            </div>
            <p className="text-soft mt-1">{note}</p>
          </div>
        </li>
      ))}
    </ul>
  </PagesSection>
)

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
        <p>{brandWords.$adultsOnly}</p>
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
