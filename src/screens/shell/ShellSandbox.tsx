import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { keysQuery } from '#src/api/draws.ts'

/** Says so where money, codes and the beacon are not real. */
export const ShellSandbox = () => {
  const { data } = useQuery(keysQuery())
  if (!data?.beacon.sandbox) return null
  return (
    <p className="shell-sandbox">
      Sandbox: no real money, no real messages.{' '}
      <a href="/sandbox" className="font-bold underline">
        Read your codes
      </a>{' '}
      <Link to="/dev/ui">Primitives</Link>
    </p>
  )
}
