import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('appNotices', {
  $isOnItsWay: (name: string) => `${name} is on its way to your home screen`,
  $homeScreen: 'Home screen',
  $keepOnYourHome: (name: string) => `Keep ${name} on your home screen`,
  $itOpensInOne: 'It opens in one tap, also without a network, with your tickets in it.',
  $notNow: 'Not now',
  $addToHomeScreen: 'Add to home screen',
  $showMeHow: 'Show me how',
  $addToYourHome: 'Add to your home screen',
  $newVersion: 'New version',
  $aNewVersionIs: 'A new version is ready',
  $update: 'Update',
  $chooseAddToHome: 'Choose “Add to Home Screen”, then “Add”.',
  $tapTheShareButton:
    'Tap the share button, the square with an arrow up. It is in the bar of Safari, or behind its three dots.',
  $scrollDownInThe: 'Scroll down in the list.',
  $tapTheShareButtonBeside:
    'Tap the share button, the square with an arrow up, beside the address or in the menu.',
  $ifItIsNot: 'If it is not in the list, open this page in Safari and do the same there.',
  $thisPageIsOpen:
    'This page is open inside another app. Open the menu of that app and choose “Open in Safari” or “Open in browser”.',
  $thereTapTheShare: 'There, tap the share button, the square with an arrow up.',
  $openTheMenuOf: 'Open the menu of the browser: three dots or lines, at the top or the bottom.',
  $chooseInstallAppOr: 'Choose “Install app” or “Add to Home screen”.',
  $confirmWithInstallOr: 'Confirm with “Install” or “Add”.',
  $thisPageIsOpenAndroid:
    'This page is open inside another app. Open the menu of that app and choose “Open in Chrome” or “Open in browser”.',
  $thereOpenTheMenu: 'There, open the menu of the browser.',
  $openTheFileMenu: 'Open the File menu of Safari.',
  $chooseAddToDock: 'Choose “Add to Dock”, then “Add”.',
})
