// Everything an operator changes to rename the product. No other text a player reads spells these out.
export const brand = {
  name: 'Oriire',
  tagline: 'Play from as low as ₦100. Check every draw on your own phone.',
  /** Where players find it: message apps fetch a shared link's picture from here. */
  site: 'https://oriire.ng',
  storagePrefix: 'oriire_',
  licence:
    'Operated by Oriire Games Ltd. Licensed by the Lagos State Lotteries and Gaming Authority, licence no. LSLGA/OP/OPL/ORI-0000.',
  adultsOnly: '18+ only. Play responsibly: never stake money that you cannot afford to lose.',
  supportPhones: ['0700 674 4730', '0800 674 4730'],
  supportEmail: 'help@oriire.ng',
  ussdCode: '*7006*23#',
  knowTheGamesUrl: '/about#games',
  // The third social link is empty and therefore not shown.
  social: [
    { name: 'Facebook', url: 'https://facebook.com/oriire' },
    { name: 'Instagram', url: 'https://instagram.com/oriire' },
    { name: 'X', url: '' },
  ],
  themeColour: { light: '#34114f', dark: '#2b0d42' },
} as const
