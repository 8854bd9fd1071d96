import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('thisPhone', {
  $data: 'Data',
  $thisVisit: 'this visit',
  $thisBrowserDoesNotCount: 'This browser does not count what it loads.',
  $lowData: 'Low data',
  $slidesStandStillNew:
    'Slides stand still, new results are looked for less often, and a page loads only when you open it. After that it opens without a network too.',
  $whatIsCounted: 'What is counted',
  $allThatTheApp:
    'All that the app has received since you opened it in this tab. Not counted: what the phone sends, what the browser itself adds, and the check for a new version. Your network may count a little more.',
  $homeScreen: 'Home screen',
  $isOnYourHome: (name: string) => `${name} is on your home screen.`,
  $nothingWasAddedYou: 'Nothing was added. You can do it later in the menu of the browser.',
  $onTheHomeScreen: (name: string) =>
    `On the home screen ${name} opens in one tap, in a window of its own, also without a network.`,
  $addToHomeScreen: 'Add to home screen',
  $thisBrowserDoesNotOffer:
    'This browser does not offer it here. Chrome, Edge and Samsung Internet do on Android, Safari does on the iPhone.',
  $thisBrowserDoesNotSay: 'This browser does not say',
  $staysUntilYouDelete: 'Stays until you delete it',
  $mayBeCleared: 'May be cleared',
  $used: 'Used',
  $safety: 'Safety',
  $keptOnThisPhone: 'Kept on this phone',
  $yourPicksYourTickets:
    'Your picks, your tickets with their receipts, the last results, and the app itself. Your tickets are with us as well: nothing is lost with the phone.',
  $askTheBrowserTo: 'Ask the browser to keep it',
  $theBrowserDidNot: 'The browser did not agree yet. It does so for apps on the home screen.',
  $privacyNotice: 'Privacy notice',
  $cookiesAndStorage: 'Cookies and storage',
  $noCookies: 'Cookies: none. We set none, and no other company’s code runs here.',
  $cookies: (many: number) => `Cookies: ${many}, set by somebody else. We set none.`,
  $nobodyElse:
    'Only this app reads what is kept here. Clearing the site’s data in the browser removes all of it.',
  storedFor: {
    login: [
      'Your login',
      'Keeps you logged in. Goes when you log out. We still remember that you have used this phone.',
    ],
    play: [
      'Picks, numbers and chats',
      'Saved numbers and chats go when you log out; unpaid picks stay until they are cleared.',
    ],
    money: [
      'Tickets, receipts and movements',
      'So that you can look without a network. They go when you log out: download a receipt to keep it.',
    ],
    proof: [
      'What this phone saw of draws',
      'By which it checks us. That of your own tickets goes when you log out, the rest stays.',
    ],
    alerts: ['Alerts', 'What to tell you and what was told. Until you turn them off.'],
    settings: ['Settings', 'Look, language, low data and tours. Until you clear the browser.'],
    app: ['The app itself', 'Its files and the last public results. Replaced by each new version.'],
    other: ['Other', 'Left by an older version, or by your browser.'],
  },
  $theBrowserMayClear: 'The browser may clear it when space is short.',
})
