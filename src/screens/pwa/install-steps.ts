// How to install by hand in browsers that do not offer it.
import type { InstallWay } from '#src/pwa/home-screen.ts'
import { words } from './notice-words.ts'

type ByHand = Exclude<InstallWay, 'installed' | 'button' | 'none'>

const addIt = words.$chooseAddToHome

export const installSteps: Record<ByHand, readonly string[]> = {
  safari: [words.$tapTheShareButton, words.$scrollDownInThe, addIt],
  'ios-browser': [words.$tapTheShareButtonBeside, words.$scrollDownInThe, addIt, words.$ifItIsNot],
  'ios-inside-app': [words.$thisPageIsOpen, words.$thereTapTheShare, addIt],
  'android-menu': [words.$openTheMenuOf, words.$chooseInstallAppOr, words.$confirmWithInstallOr],
  'android-inside-app': [words.$thisPageIsOpenAndroid, words.$thereOpenTheMenu, words.$chooseInstallAppOr],
  'mac-dock': [words.$openTheFileMenu, words.$chooseAddToDock],
}

/** Undefined when there is nothing to do by hand. */
export const stepsOf = (way: InstallWay): readonly string[] | undefined =>
  way in installSteps ? installSteps[way as ByHand] : undefined
