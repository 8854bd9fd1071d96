import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { keysQuery } from '#src/api/draws.ts'

/** Says so where money, codes and the beacon are not real. */
export const ShellSandboxNote = () => {
  const { data } = useQuery(keysQuery())
  if (!data?.beacon.sandbox) return null
  return (
    <aside className="shell-sandbox" aria-label="Sandbox">
      <span>Sandbox: no real money</span>
      <a href="/sandbox">Read your codes</a>
      <Link to="/dev/ui" className="hidden md:inline">
        Primitives
      </Link>
    </aside>
  )
}
