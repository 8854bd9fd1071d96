// How a draw is proven, for somebody who has been cheated before.
import { PagesSection } from './PagesText.tsx'

const steps: readonly [title: string, words: string][] = [
  [
    'We lock in our half first',
    'Long before a batch opens we make a long row of secret numbers, each sealing the one before it, and publish the last seal. When we later reveal the number of a draw, your phone sees that it is the one that was sealed. We cannot swap it.',
  ],
  [
    'You get a signed receipt',
    'Your ticket comes with our signature and stays on your phone. If we ever denied it, the receipt would prove us wrong to anybody, also in court.',
  ],
  [
    'All tickets are sealed together',
    'When the batch closes, all its tickets are folded into one short code, which we sign and publish. Adding, removing or changing a single ticket afterwards would give another code.',
  ],
  [
    'The other half comes from outside',
    'Only after that a public source called a randomness beacon gives its number. It is run by universities and companies around the world together, and each of its numbers carries a signature. Neither we nor any player can know it early.',
  ],
  [
    'Your phone draws again',
    'Our half, the public half and the code of the sealed tickets go through a public formula. Your phone does the same sum and has to come to the same numbers. It also works without a network.',
  ],
]

export const PagesProof = () => (
  <PagesSection id="proof" title="How a draw is proven">
    <p>
      Maybe a game has cheated you before: a draw nobody could see, a ticket that was suddenly not valid, a
      winner nobody knew. Promises do not help against that. This does.
    </p>
    <ol className="grid gap-3">
      {steps.map(([title, words], index) => (
        <li key={title} className="card flex gap-4">
          <span className="w-9 h-9 flex-none rounded-full bg-hush text-brand font-extrabold grid place-items-center num">
            {index + 1}
          </span>
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
      What this does not do: it does not make winning more likely. It makes sure that your chance is the one
      we wrote down, and nobody’s is better.
    </p>
  </PagesSection>
)
