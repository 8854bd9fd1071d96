import { GoldButton } from '#src/ui/buttons/Wide.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { words } from './words.ts'

/** Replaces the ways to pay until the player's number is verified. */
export const PlayVerifyFirst = ({ onVerify }: { onVerify: () => void }) => (
  <section className="card stack" aria-label={words.$verifyYourPhoneNumber}>
    <h2 className="title-2 flex items-center gap-2">
      <Icon name="phone" /> {words.$oneStepBeforeYour}
    </h2>
    <p>{words.$prizesArePaidTo}</p>
    <GoldButton onClick={onVerify}>{words.$verifyMyPhoneNumber}</GoldButton>
    <p className="hint">{words.$thisIsAOne}</p>
  </section>
)
