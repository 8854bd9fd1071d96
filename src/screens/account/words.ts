import { plural } from '#src/lib/plural.ts'
import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('account', {
  $yourName: 'Your name',
  $closeToYourName: 'Close to your name: accepted',
  $anotherName: 'Another name',
  $yourNameHere: 'Your name here',
  $notGivenYet: 'Not given yet',
  $weDoNotNeed: 'We do not need your BVN',
  $yourBankHasChecked:
    'Your bank has checked it already. We compare the name of your account with yours, and keep no BVN.',
  $giveYourBvnTo:
    'Give your BVN to nobody who asks for it in our name. Winnings only go to an account in your own name.',
  $correctYourName: 'Correct your name',
  $giveYourNames: 'Give your names',
  $savedAccounts: 'Saved accounts',
  $phoneNumber: 'Phone number',
  $verified: ', verified',
  $notVerifiedYet: ', not verified yet',
  $changeNumber: 'Change number',
  $verifyIt: 'Verify it',
  $password: 'Password',
  $opensYourAccountNobody: 'Opens your account. Nobody of ours can read it',
  $setANewPassword: 'Set a new password',
  $transactionPin: 'Transaction PIN',
  $setItConfirmsPayments: 'Set. It confirms payments and withdrawals',
  $notSetYet: 'Not set yet',
  $changeOrForgotPin: 'Change or forgot PIN',
  $createYourPin: 'Create your PIN',
  $whereYouAreLogged: 'Where you are logged in',
  $phonesAndComputers: 'Phones and computers',
  $phonesOrComputers: (devices: number) => plural(devices, 'phone or computer', 'phones and computers'),
  $seeAllOrLog: 'See all, or log out everywhere',
  $weNeverAskFor:
    'We never ask for your password, your PIN or a code, not by phone and not in a message. Whoever does is not us.',
  $changeYourPhoneNumber: 'Change your phone number',
  $codesShowThatThe: 'Codes show that the numbers are yours. Your money, tickets and PIN stay as they are.',
  $yourTransactionPinConfirms: 'Your transaction PIN confirms a new number, and you have none yet.',
  $newPhoneNumber: 'New phone number',
  $iStillHaveMy: 'I still have my old number,',
  $thenTheNewNumber:
    'Then the new number counts after a waiting time, and your old number is told, so that nobody takes your account.',
  $youAreOfflineThe: 'You are offline. The number can be changed when you are back.',
  $sendBothCodes: 'Send both codes',
  $sendTheCode: 'Send the code',
  $continue: 'Continue',
  $codeSentTo: (phone: string) => `Code sent to ${phone}`,
  $anotherNumberOrNew: 'Another number, or new codes',
  $aNewNumberWaits: 'A new number waits',
  $becomesYourNumberOn: (when: string) =>
    `becomes your number on ${when}. Did you not ask for that? Then stop it.`,
  $keepMyOldNumber: 'Keep my old number',
})
