import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('profile', {
  $yourNameAsYour: 'Your name as your bank knows it.',
  $firstName: 'First name',
  $lastName: 'Last name',
  $gender: 'Gender',
  $choose: 'Choose',
  $eMail: 'E-mail',
  $none: 'None',
  $phoneNumber: 'Phone number',
  $dateOfBirth: 'Date of birth',
  $nin: 'NIN',
  $keptLocked: 'Kept locked, and shown to nobody else. If it is wrong, call us.',
  $save: 'Save',
  $saved: 'Saved',
  $personalInformation: 'Personal Information',
  $thankYouForPlaying: 'Thank you for playing!!!',
})
