import { GoldLink } from '#src/ui/buttons/Wide.tsx'
import { words } from './step-words.ts'

interface Props {
  /** What the PIN is needed for, a sentence. */
  why: string
  /** Where to return after creating the PIN. */
  source?: string | undefined
}

/** In place of a form that needs the PIN, for players who have none yet. */
export const PinMissing = ({ why, source }: Props) => (
  <>
    <p>{why}</p>
    <GoldLink to="/more-details/create-pin" search={{ source }}>
      {words.$createYourPin}
    </GoldLink>
  </>
)
