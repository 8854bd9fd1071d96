import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('settings', {
  $homeScreenDataAnd: 'Home screen, data and storage',
  $passwordPinAnd: 'Password, PIN and phone number',
  $drawAlerts: 'Draw alerts',
  $likeThePhone: 'Like the phone',
  $light: 'Light',
  $dark: 'Dark',
  $name: 'Name',
  $notGivenYet: 'Not given yet',
  $phoneNumber: 'Phone number',
  $none: 'None',
  $gender: 'Gender',
  $profile: 'Profile',
  $changePersonalInformation: 'Change personal information',
  $thisDevice: 'This device',
  $look: 'Look',
  $whereYouAreLogged: 'Where you are logged in',
  $lastSeenLoggedIn: (seen: string, loggedIn: string) => `Last seen ${seen}. Logged in ${loggedIn}.`,
  $logOutEverywhere: 'Log out everywhere',
  $everyPhoneAndComputer: 'Every phone and computer where you are signed in is logged out, this one as well.',
})
