import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('pin', {
  $createYourTransactionPin: 'Create your transaction PIN',
  $fourDigitsThatOnly:
    'Four digits that only you know. You enter them when money leaves your wallet. None of us ever asks for them.',
  $not1234Not1111: 'Not 1234, not 1111: choose one that is hard to guess.',
  $youAreOfflineThe: 'You are offline. The PIN can be set when you are back.',
  $setPin: 'Set PIN',
  $newPin: 'New PIN',
  $confirmPin: 'Confirm PIN',
  $theCodeGoesTo: 'The code goes to',
  $password: 'Password',
  $youAreOfflineThe2: 'You are offline. The PIN can be changed when you are back.',
  $sendCodeBySms: 'Send code by SMS',
  $voiceCall: 'Voice call',
  $forgotYourPassword: 'Forgot your password?',
  $forgotYourPin: 'Forgot your PIN?',
  $yourPasswordShowsThat:
    'Your password shows that it is you. Then we send a code to your phone, and you choose a new PIN.',
  $youHaveNotChosen: 'You have not chosen a PIN yet, so there is none to change.',
  $chooseANewPin: 'Choose a new PIN',
  $enterTheCodeWe: 'Enter the code we sent you, and four digits that are hard to guess.',
  $otpCode: 'OTP code',
  $withdrawalsWaitForA:
    'Withdrawals wait for a while after a change, so that nobody who finds your phone empties your wallet.',
  $changePin: 'Change PIN',
  $noCodeAskFor: 'No code? Ask for another one',
  $yourPinIsSet: 'Your PIN is set',
  $continue: 'Continue',
  $goToTheGames: 'Go to the games',
  $keepItToYourself:
    'Keep it to yourself. After five wrong tries it is locked for 15 minutes, so that nobody can guess it.',
})
