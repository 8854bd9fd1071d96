// How a draw is proven, for someone who has been cheated before.
import { PagesSection } from './PagesText.tsx'

const steps: readonly [title: string, words: string][] = [
  [
    'Everything is fixed before you pay',
    'Before a batch opens we write down its rules, when it closes and which public number will decide it. That goes into one log to which we can only add. Others, called witnesses, sign what they have seen of it, and your phone remembers it too: nothing in it can be changed without being noticed.',
  ],
  [
    'You get a signed receipt',
    'Your ticket comes with our signature. Your phone keeps the first receipt for good and holds against it whatever we show later. If we ever denied or changed a ticket, the receipt would prove us wrong to anybody, also in court.',
  ],
  [
    'All tickets are sealed together',
    'When the batch closes, all its tickets are folded into one short code, the seal, which goes into the log at once. Adding, removing or changing a single ticket afterwards would give another code. If the seal is not out in time, there is no draw and every stake goes back.',
  ],
  [
    'The chance comes from outside',
    'Only after that a public source called a randomness beacon gives its number. It is run by universities and companies around the world together, and each of its numbers carries a signature. Neither we nor any player can know it early, and nothing of ours is mixed into it.',
  ],
  [
    'Your phone draws again',
    'The public number and the seal go through a public formula. Your phone does the same sum and has to come to the same numbers. It also works without a network.',
  ],
  [
    'You can add up everybody',
    'After the draw the lines of all tickets are public, without names. Your phone can load them, make the seal again and count winners and prizes.',
  ],
]

export const PagesProof = () => (
  <PagesSection id="proof" title="How a draw is proven">
    <p>
      Maybe a game has cheated you before: a draw nobody could see, a ticket that was suddenly not valid, a
      winner nobody knew. Promises do not help against that. This does.
    </p>
    <ol className="rows">
      {steps.map(([title, words], index) => (
        <li key={title} className="!items-start !py-4">
          <span className="rank num">{index + 1}</span>
          <div>
            <h3 className="font-bold">{title}</h3>
            <p className="text-soft mt-1">{words}</p>
          </div>
        </li>
      ))}
    </ol>
    <p>
      A practice run of this app, without real money, uses a practice beacon instead, and says so wherever it
      is shown.
    </p>
    <p>
      What this does not prove: that we pay out, that our witnesses do not work for us (each says who runs
      it), or that the beacon’s members do not conspire with us. And it does not make winning more likely. It
      makes sure that your chance is the one we wrote down, and nobody’s is better.
    </p>
  </PagesSection>
)
