// The one door: the look at once, the app after the first picture of a prerendered page is on the screen.
import 'virtual:uno.css'
import './ui/look/look.css'
import { applyTheme, storedTheme } from './lib/theme.ts'

const start = () => void import('./boot.tsx')

applyTheme(storedTheme())
// Scripts come at once from the phone's copy: run before the first frame, they would hold it up. A page in the
// background is never painted and does not wait.
if (document.querySelector('#root > *') && !document.hidden) requestAnimationFrame(() => setTimeout(start))
else start()
