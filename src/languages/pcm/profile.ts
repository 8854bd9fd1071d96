import { plural } from '#src/lib/figures.ts'
import type { words as account } from '#src/screens/account/words.ts'
import type { words as pin } from '#src/screens/pin/words.ts'
import type { words as profile } from '#src/screens/profile/words.ts'
import type { words as reset } from '#src/screens/reset/words.ts'
import type { words as identity } from '#src/screens/identity/words.ts'
import type { words as email } from '#src/screens/shared/email-words.ts'
import type { words as steps } from '#src/screens/shared/step-words.ts'

export const profileInPidgin: {
  account: typeof account
  email: typeof email
  identity: typeof identity
  profile: typeof profile
  pin: typeof pin
  reset: typeof reset
  steps: typeof steps
} = {
  account: {
    $yourName: 'Your name',
    $closeToYourName: 'E resemble your name: we accept am',
    $anotherName: 'Another name',
    $yourNameHere: 'Your name for here',
    $notGivenYet: 'You never put am',
    $weDoNotNeed: 'We no need your BVN',
    $yourBankHasChecked:
      'Your bank don check am before. We dey compare the name of your account with your own, and we no dey keep BVN.',
    $giveYourBvnTo:
      'No give your BVN to anybody wey ask for am with our name. Winnings dey go only to account wey carry your own name.',
    $correctYourName: 'Correct your name',
    $giveYourNames: 'Put your names',
    $savedAccounts: 'Accounts wey you save',
    $phoneNumber: 'Phone number',
    $verified: ', e don verify',
    $notVerifiedYet: ', e never verify',
    $changeNumber: 'Change number',
    $verifyIt: 'Verify am',
    $confirmed: ', e don confirm',
    $notConfirmedYet: ', e never confirm',
    $confirmIt: 'Confirm am',
    $changeEMail: 'Change e-mail',
    $noneReceiptsAndLogin:
      'You never put am. With am you fit log in too, and receipt of money wey you collect go reach am',
    $addYourEMail: 'Put your e-mail',
    $password: 'Password',
    $opensYourAccountNobody: 'E dey open your account. Nobody for our side fit read am',
    $setANewPassword: 'Set new password',
    $transactionPin: 'Transaction PIN',
    $setItConfirmsPayments: 'You don set am. E dey confirm payment and withdrawal',
    $notSetYet: 'You never set am',
    $changeOrForgotPin: 'Change or forget PIN',
    $createYourPin: 'Create your PIN',
    $whereYouAreLogged: 'Where you log in',
    $phonesAndComputers: 'Phones and computers',
    $phonesOrComputers: devices => plural(devices, 'phone or computer', 'phones and computers'),
    $seeAllOrLog: 'See all, or log out everywhere',
    $weNeverAskFor:
      'We no dey ever ask for your password, your PIN or code, no be for phone and no be for message. Anybody wey ask, no be us.',
    $changeYourPhoneNumber: 'Change your phone number',
    $codesShowThatThe:
      'Codes go show say the numbers be your own. Your money, tickets and PIN go remain as dem be.',
    $yourTransactionPinConfirms: 'Na your transaction PIN dey confirm new number, and you never get one.',
    $newPhoneNumber: 'New phone number',
    $iStillHaveMy: 'I still get my old number,',
    $thenTheNewNumber:
      'Then the new number go start work after some time, and we go tell your old number, make nobody collect your account.',
    $youAreOfflineThe: 'You no get network. You fit change the number when network come back.',
    $sendBothCodes: 'Send the two codes',
    $sendTheCode: 'Send the code',
    $continue: 'Continue',
    $codeSentTo: phone => `Code wey we send to ${phone}`,
    $anotherNumberOrNew: 'Another number, or new codes',
    $aNewNumberWaits: 'New number dey wait',
    $whetherANumberWaits: 'We no fit find out whether new number dey wait already.',
    $becomesYourNumberOn: when => `go become your number on ${when}. No be you ask for am? Then stop am.`,
    $keepMyOldNumber: 'Keep my old number',
  },
  email: {
    $eMail: 'E-mail',
    $confirmYourEMail: 'Confirm your address',
    $weHaveMailedA: 'We don send code of six digits to',
    $itMayTakeA: 'E fit take one minute. Check spam too.',
    $codeFromTheEMail: 'Code wey dey the e-mail',
    $confirm: 'Confirm',
    $sendAnotherCode: 'Send another code',
    $noCodeLogIn: 'Code no come? Log in with your phone number',
    $youLogInWith: 'You fit log in with am, and receipt of money wey you collect dey go there.',
    $yourPassword: 'Your password',
    $sendTheCode: 'Send the code',
    $enterTheCodeWe: 'Enter the code wey we send',
    $anotherAddress: 'Another address',
    $yourAddressIsConfirmed: 'Your address don confirm',
    $continue: 'Continue',
    $youAreOffline: 'Network no dey. Try again when e come back.',
    $ourNewsletter: 'Our newsletter',
    $oneTapAndYou: 'One tap, and our news go dey come. Each mail get link wey dey stop am.',
    $yesSendItTo: 'Yes, send am to me',
    $oneTapAndNo: 'One tap, and newsletter no go come this address again.',
    $unsubscribe: 'Stop am',
    $youGetItFrom: 'Our newsletter go dey reach you from now',
    $youGetNoMore: 'Newsletter no go reach you again',
    $thisLinkIsNot: 'This link no complete. Open am from the e-mail again.',
  },
  identity: {
    $yourIdentityDocument: 'Your identity document',
    $onlyWhoChecksIt:
      'Na for big money wey you wan collect. Only the person wey dey check am go see the picture.',
    $takeAPicture:
      'Snap your NIN slip, voter’s card, driver’s licence or passport. Make all the four corners show, and every word clear.',
    $chooseAPicture: 'Choose picture',
    $sendThePicture: 'Send the picture',
    $thatIsNoPicture: 'This phone no fit read that picture. Choose JPEG or PNG.',
    $weHaveIt: 'We don get your picture. Person go look am, most times before one day.',
    $sendAnother: 'Send better one',
    $itIsAccepted: 'We don accept your document. Money wey you collect no go wait for am again.',
    $itWasRefused: why => `We no fit accept the last picture: ${why}`,
    $itHasExpired: 'The document wey we accept don too old. Abeg send picture again.',
    $youAreOffline: 'Network no dey. Send am when e come back.',
    $seeYourWithdrawals: 'Collect money',
  },
  profile: {
    $yourNameAsYour: 'Your name as your bank know am.',
    $firstName: 'First name',
    $lastName: 'Last name',
    $gender: 'Gender',
    $choose: 'Choose',
    $eMail: 'E-mail',
    $none: 'None',
    $phoneNumber: 'Phone number',
    $dateOfBirth: 'The day wey dem born you',
    $nin: 'NIN',
    $keptLocked: 'We dey lock am, and nobody else dey see am. If e no correct, call us.',
    $save: 'Save',
    $saved: 'We don save am',
    $personalInformation: 'Your details',
    $thankYouForPlaying: 'Thank you as you play!!!',
  },
  pin: {
    $createYourTransactionPin: 'Create your transaction PIN',
    $fourDigitsThatOnly:
      'Four digits wey only you know. You go put am when money dey comot from your wallet. Nobody for our side go ever ask you for am.',
    $not1234Not1111: 'No be 1234, no be 1111: choose one wey hard to guess.',
    $youAreOfflineThe: 'You no get network. You fit set the PIN when network come back.',
    $setPin: 'Set PIN',
    $newPin: 'New PIN',
    $confirmPin: 'Type PIN again',
    $theCodeGoesTo: 'The code dey go',
    $password: 'Password',
    $youAreOfflineThe2: 'You no get network. You fit change the PIN when network come back.',
    $sendCodeBySms: 'Send code with SMS',
    $voiceCall: 'Voice call',
    $forgotYourPassword: 'You don forget your password?',
    $forgotYourPin: 'You don forget your PIN?',
    $yourPasswordShowsThat:
      'Your password go show say na you. Then we go send code to your phone, and you go choose new PIN.',
    $youHaveNotChosen: 'You never choose any PIN, so nothing dey to change.',
    $chooseANewPin: 'Choose new PIN',
    $enterTheCodeWe: 'Enter the code wey we send you, and four digits wey hard to guess.',
    $otpCode: 'OTP code',
    $withdrawalsWaitForA:
      'After you change am, withdrawal go wait small, so that if person find your phone, e no go fit clear your wallet.',
    $changePin: 'Change PIN',
    $noCodeAskFor: 'Code no come? Ask for another one',
    $yourPinIsSet: 'Your PIN don set',
    $continue: 'Continue',
    $goToTheGames: 'Go to the games',
    $keepItToYourself:
      'No tell anybody. After five wrong tries e go lock for 15 minutes, make nobody fit guess am.',
  },
  reset: {
    $setANewPassword: 'Set new password',
    $backToLogIn: 'Go back to log in',
    $pleaseEnterYourPhone: 'Enter your phone number make you continue',
    $phoneNumber: 'Phone number',
    $sendCode: 'Send code',
    $ifThisNumberHas: 'If this number get account, code dey come. Enter am with your new password.',
    $otpCode: 'OTP code',
    $newPassword: 'New password',
    $atLeast8Characters: 'E must reach 8 characters',
    $confirmPassword: 'Type password again',
    $setNewPassword: 'Set new password',
    $useAnotherNumber: 'Use another number',
  },
  steps: {
    $createYourPin: 'Create your PIN',
    $stepOf: (at, of) => `Step ${at} of ${of}`,
    $sandboxSeeYourCode: 'Sandbox: see your code',
    $yourPinOrPhone: when =>
      `Your password, PIN, phone number or name just change, so wetin you collect now go comot on ${when}. You fit still dey play.`,
    $itWasTheLast: message => `${message}. Na the last try be that: ask for new code`,
    $left: (message, left) => `${message}. ${plural(left, 'try', 'tries')} remain`,
  },
}
