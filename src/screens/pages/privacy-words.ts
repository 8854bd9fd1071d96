// The privacy notice of the Nigeria Data Protection Act 2023, in English like the terms.
import { brand } from '#src/brand.ts'
import type { Licence } from '#src/lib/state/licence.ts'
import type { Clause } from './terms-words.ts'

export const privacyOf = (it: Licence): readonly Clause[] => [
  {
    title: 'What we keep, and why',
    words: [
      'Phone number, password and PIN (as codes that cannot be turned back), sessions and devices: to let you in and nobody else. Name, date of birth, gender, national identity number and identity pictures where you gave them: because the law asks who plays. Payments, bank accounts, tickets, prizes and limits: to keep the contract with you. Messages that you write: to show them.',
      'Its ground is the contract with you and the law of lotteries, of tax and against money laundering. The newsletter, adverts, alerts and testimonials need your consent, which you can take back at any time.',
    ],
  },
  {
    title: 'Who gets it',
    words: [
      `We sell nothing. Payment companies, senders of messages and makers of browsers get what they need to do their part: a number, an amount, an address. The ${it.regulator}, ${it.register} and the tax office get what the law says. Other players see a masked number or your nickname, with what you won. Members of a group ticket see the names and shares that its maker wrote, and what you let us publish about a withdrawal stands with its amount, bank and time.`,
    ],
  },
  {
    title: 'How long',
    words: [
      'As long as you have an account, and movements of money and tickets for at least five years, because the law wants it. When you delete the account, your name, nickname, number, addresses, devices, bank accounts and messages go after 14 days, those of a withdrawal or prize on its way when it has arrived; who you were, and where money and prizes went, is kept locked for 5 years. What friends called you in a group ticket stays in it. Pictures of documents that we refuse go at once.',
    ],
  },
  {
    title: 'What you can ask for',
    words: [
      'Under Settings, Your data, you save a copy of everything, for yourself or another service, take back consents, and delete your account. You can have wrong things corrected, and ask us to stop or to limit a use. Where a computer decided, a person looks at what you object to.',
      `The app sets no cookies. What lies on your phone, and what for, stands under This phone.`,
    ],
  },
  {
    title: 'Whom to ask',
    words: [
      `${it.operator}, ${it.operatorAddress}, answers for it. Our data protection officer: ${it.dataOfficer}. If your data got lost to somebody and it could harm you, we tell you and the Nigeria Data Protection Commission (NDPC) within 72 hours.`,
      `You can complain to the NDPC at any time: ndpc.gov.ng. ${brand.name} never asks for a password, a PIN or a one-time code.`,
    ],
  },
]
