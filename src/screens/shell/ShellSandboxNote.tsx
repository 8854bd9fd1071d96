import { Link } from '@tanstack/react-router'
import { useIsSandbox } from '#src/api/draws.ts'
import { words } from './words/frame.ts'

/** Says when money, codes and the beacon are not real: a word under the name, a sentence in the footer. */
export const ShellSandboxNote = ({ place }: { place: 'logo' | 'footer' }) => {
  const sandbox = useIsSandbox()
  if (!sandbox) return null
  if (place === 'logo') return <span className="logo-sandbox">{words.$sandbox}</span>
  return (
    <aside className="flex flex-wrap items-center gap-x-5" aria-label={words.$sandbox}>
      <span>{words.$sandboxNoRealMoney}</span>
      <a href="/sandbox" className="inline-flex items-center min-h-11 underline">
        {words.$readYourCodes}
      </a>
      <Link to="/dev/ui" className="inline-flex items-center min-h-11 underline">
        {words.$pieces}
      </Link>
    </aside>
  )
}
