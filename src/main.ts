// The one door: the look at once, the app after the first picture of a prerendered page is on the screen.
import 'virtual:uno.css'
import './ui/look/look.css'
import { brand } from './brand.ts'
import { applyTheme, storedTheme } from './lib/theme.ts'
import { watchInvitation } from './pwa/invitation.ts'
import { watchLostFiles } from './pwa/lost-file.ts'

/** Nothing of the page was painted, and nothing will be: better a sentence than a blank page or an empty frame. */
const say = (error: unknown) => {
  console.warn(error)
  const root = document.querySelector('#root:empty, [data-frame]')
  root?.replaceChildren(`${brand.name} could not start. Check your internet connection, then open it again.`)
}

const start = () => void import('./boot.tsx').then(({ boot }) => boot()).catch(say)

watchLostFiles()
watchInvitation()
applyTheme(storedTheme())
// Scripts come at once from the phone's copy: run before the first frame, they would hold it up. A page in the
// background is never painted and does not wait.
if (document.querySelector('#root > *') && !document.hidden) requestAnimationFrame(() => setTimeout(start))
else start()
