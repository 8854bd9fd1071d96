import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'

/** Replaces the ways to pay until the player's number is verified. */
export const PlayVerifyFirst = ({ onVerify }: { onVerify: () => void }) => (
  <section className="card stack" aria-label="Verify your phone number">
    <h2 className="title-2 flex items-center gap-2">
      <Icon name="phone" /> One step before your first ticket
    </h2>
    <p>
      Prizes are paid to the owner of a phone number, so we check once that it is yours. Your picks are kept
      meanwhile.
    </p>
    <Button kind="gold" block onClick={onVerify}>
      Verify my phone number
    </Button>
    <p className="hint">This is a one-time verification process</p>
  </section>
)
