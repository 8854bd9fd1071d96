// The entry point: styles at once, the app after a prerendered page's first paint.
import './ui/look/look.css'
// After the pieces, so that a utility beside a piece's class wins.
import 'virtual:uno.css'
import { brand } from './brand.ts'
import { speakChosen } from './lib/language/language.ts'
import { applyTheme, storedTheme } from './lib/theme.ts'
import { openLogIn } from './play/open-log-in.ts'
import { watchEarlyActs } from './play/early-acts.ts'
import { startLowered } from './screens/shell/early-start.ts'
import { startEarlyClocks } from './screens/next-draw/early-clocks.ts'
import { watchEarlyTaps } from './play/early-taps.ts'
import { watchInvitation } from './pwa/invitation.ts'
import { watchLostFiles } from './pwa/lost-file.ts'

/** Nothing was painted and nothing will be: a sentence beats a blank page or an empty frame. */
const say = (error: unknown) => {
  console.warn(error)
  const root = document.querySelector('#root:empty, [data-frame]')
  root?.replaceChildren(`${brand.name} could not start. Check your internet connection, then open it again.`)
}

/** What a prerendered page has asked for only (build/page.ts): by rule a script waits for the style sheets before it. */
const addStyles = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[as=style]')].map(
      asked =>
        new Promise(resolve => {
          const sheet = asked.cloneNode() as HTMLLinkElement
          sheet.rel = 'stylesheet'
          sheet.removeAttribute('as')
          for (const end of ['load', 'error']) sheet.addEventListener(end, resolve)
          document.body.append(sheet)
        }),
    ),
  )

const styled = addStyles()

const start = async () => {
  await speakChosen(() => import('./languages/pcm.ts').then(({ pidgin }) => pidgin))
  await import('react-dom/client').catch(say)
  await styled
  await import('./boot.tsx').then(({ boot }) => boot()).catch(say)
}

openLogIn()
watchLostFiles()
watchInvitation()
watchEarlyTaps()
watchEarlyActs()
applyTheme(storedTheme())
startLowered()
startEarlyClocks()
// For measurements: from here on the page responds.
performance.mark('door')
// Cached scripts arrive at once and would delay the first frame. A background page is never painted, so it
// does not wait.
if (document.querySelector('#root > *') && !document.hidden) requestAnimationFrame(() => setTimeout(start))
else start()
