// How to install by hand in browsers that do not offer it.
import type { InstallWay } from '#src/pwa/home-screen.ts'

type ByHand = Exclude<InstallWay, 'installed' | 'button' | 'none'>

const addIt = 'Choose “Add to Home Screen”, then “Add”.'

export const installSteps: Record<ByHand, readonly string[]> = {
  safari: [
    'Tap the share button, the square with an arrow up. It is in the bar of Safari, or behind its three dots.',
    'Scroll down in the list.',
    addIt,
  ],
  'ios-browser': [
    'Tap the share button, the square with an arrow up, beside the address or in the menu.',
    'Scroll down in the list.',
    addIt,
    'If it is not in the list, open this page in Safari and do the same there.',
  ],
  'ios-inside-app': [
    'This page is open inside another app. Open the menu of that app and choose “Open in Safari” or “Open in browser”.',
    'There, tap the share button, the square with an arrow up.',
    addIt,
  ],
  'android-menu': [
    'Open the menu of the browser: three dots or lines, at the top or the bottom.',
    'Choose “Install app” or “Add to Home screen”.',
    'Confirm with “Install” or “Add”.',
  ],
  'android-inside-app': [
    'This page is open inside another app. Open the menu of that app and choose “Open in Chrome” or “Open in browser”.',
    'There, open the menu of the browser.',
    'Choose “Install app” or “Add to Home screen”.',
  ],
  'mac-dock': ['Open the File menu of Safari.', 'Choose “Add to Dock”, then “Add”.'],
}

/** Undefined when there is nothing to do by hand. */
export const stepsOf = (way: InstallWay): readonly string[] | undefined =>
  way in installSteps ? installSteps[way as ByHand] : undefined
