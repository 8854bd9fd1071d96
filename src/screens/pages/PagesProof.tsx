// How a draw is proven, for someone who has been cheated before.
import { PagesSection } from './PagesText.tsx'
import { words } from './words.ts'

const steps: readonly [title: string, words: string][] = [
  [words.$everythingIsFixedBefore, words.$beforeABatchOpens],
  [words.$youGetASigned, words.$yourTicketComesWith],
  [words.$allTicketsAreSealed, words.$whenTheBatchCloses],
  [words.$theChanceComesFrom, words.$onlyAfterThatA],
  [words.$yourPhoneDrawsAgain, words.$thePublicNumberAnd],
  [words.$youCanAddUp, words.$afterTheDrawThe],
]

export const PagesProof = () => (
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
