import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('identity', {
  $yourIdentityDocument: 'Your identity document',
  $onlyWhoChecksIt: 'For large withdrawals. Only the person who checks it sees the picture.',
  $takeAPicture:
    'Take a picture of your NIN slip, voter’s card, driver’s licence or passport. All four corners, and every word sharp.',
  $chooseAPicture: 'Choose a picture',
  $sendThePicture: 'Send the picture',
  $thatIsNoPicture: 'This phone cannot read that picture. Choose a JPEG or a PNG.',
  $weHaveIt: 'We have your picture. A person looks at it, mostly within a day.',
  $sendAnother: 'Send a better one',
  $itIsAccepted: 'Your document is accepted. Withdrawals do not wait for it any more.',
  $itWasRefused: (why: string) => `We could not accept the last picture: ${why}`,
  $itHasExpired: 'The document that we accepted is too old by now. Please send a picture again.',
  $youAreOffline: 'You are offline. Send it when you are back.',
  $seeYourWithdrawals: 'Withdraw',
})
