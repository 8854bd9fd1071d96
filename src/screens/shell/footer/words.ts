import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('newsletter', {
  $youHaveSuccessfullySubscribed: 'You have successfully subscribed for the newsletter',
  $nowSayYes: 'Now say yes in the e-mail that we sent you.',
  $privacyNotice: 'Privacy notice',
  $newsletter: 'Newsletter',
  $yourEMailAddress: 'Your e-mail address',
  $subscribe: 'Subscribe',
})
