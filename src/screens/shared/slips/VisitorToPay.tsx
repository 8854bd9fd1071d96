import { LinkButton } from '#src/ui/LinkButton.tsx'
import { words } from './words.ts'

/** Leads a visitor with picks to an account, and back to `source`. */
export const VisitorToPay = ({ kept, source }: { kept: string; source: string }) => (
  <>
    <p className="text-center font-bold">{kept}</p>
    <LinkButton to="/user/signup" search={{ source }} kind="gold" block>
      {words.$createAccount}
    </LinkButton>
    <LinkButton to="/user/login" search={{ source }} kind="quiet" block>
      {words.$logInToPay}
    </LinkButton>
  </>
)
