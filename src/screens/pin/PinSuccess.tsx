import { Icon } from '#src/ui/Icon.tsx'
import { Button } from '#src/ui/Button.tsx'

/** The PIN is set: continue with what it was needed for. */
export const PinSuccess = ({ onNext, label }: { onNext: () => void; label: string }) => (
  <section className="card stack items-center text-center w-full max-w-md mx-auto py-8">
    <span className="text-win">
      <Icon name="check" size={48} />
    </span>
    <h2 className="title-1">Your PIN is set</h2>
    <p className="text-soft max-w-80">
      Keep it to yourself. After five wrong tries it is locked for 15 minutes, so that nobody can guess it.
    </p>
    <Button kind="gold" block onClick={onNext}>
      {label}
    </Button>
  </section>
)
