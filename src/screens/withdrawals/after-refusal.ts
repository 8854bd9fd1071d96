// Where a refused withdrawal leads: each refusal has a way out.
import { PERSONAL_INFO } from './withdrawal-words.ts'
import { words } from './words.ts'

interface Way {
  to: string
  label: string
}

const amount: Way = { to: '/withdrawals/fund', label: words.$changeTheAmount }
const account: Way = { to: '/withdrawals/bankdetails', label: words.$useAnotherAccount }

const ways: Record<string, Way> = {
  'wallet-short': amount,
  'withdrawal-too-small': amount,
  'day-ceiling': amount,
  'names-missing': { to: PERSONAL_INFO, label: words.$giveYourNames },
  'nin-required': { to: PERSONAL_INFO, label: words.$giveYourNin },
  'name-differs': account,
  'bank-unknown': account,
  'account-unknown': account,
  'bank-silent': account,
  'debt-open': { to: '/wallet', label: words.$openYourWallet },
  'pin-missing': {
    to: '/more-details/create-pin?source=%2Fwithdrawals%2Ftransaction-pin',
    label: words.$createYourPin,
  },
}

/** Undefined if pressing again is all that can be done. */
export const wayOut = (refusal: string): Way | undefined => ways[refusal]
