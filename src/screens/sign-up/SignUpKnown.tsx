import { GoldLink } from '#src/ui/buttons/Wide.tsx'
import { words } from './words.ts'

/** The number has an account: its login, which fills in the number (`SignInForm`). */
export const SignUpKnown = ({ source }: { source: string | undefined }) => (
  <>
    <p>{words.$itHasAnAccount}</p>
    <GoldLink to="/user/login" search={{ source }}>
      {words.$continueToLogin}
    </GoldLink>
  </>
)
