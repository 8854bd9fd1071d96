import { Link } from '@tanstack/react-router'
import { words } from './words.ts'

/** For visitors who have an account. */
export const SignUpLogInLink = ({ source }: { source: string | undefined }) => (
  <Link to="/user/login" search={{ source }} className="btn-link self-start">
    {words.$alreadySignedUpSign}
  </Link>
)
