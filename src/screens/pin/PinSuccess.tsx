import { GoldButton } from '#src/ui/buttons/Wide.tsx'
import { Seal } from '#src/ui/Emblem.tsx'
import { words } from './words.ts'

interface Props {
  onNext: () => void
  /** Nothing waits for the PIN. */
  toGames?: boolean
  /** What a change of the PIN means for withdrawals. */
  note?: string | undefined
}

/** The PIN is set: continue with what it was needed for. */
export const PinSuccess = ({ onNext, toGames = false, note }: Props) => (
  <section className="cloth cloth-green rounded-card p-5 py-8 stack items-center text-center w-full max-w-md">
    <span className="btn-white rounded-full p-2">
      <Seal size={80} />
    </span>
    <h2 className="title-1">{words.$yourPinIsSet}</h2>
    <p className="max-w-80">{words.$keepItToYourself}</p>
    {note && (
      <p className="max-w-80" role="note">
        {note}
      </p>
    )}
    <GoldButton onClick={onNext}>{toGames ? words.$goToTheGames : words.$continue}</GoldButton>
  </section>
)
