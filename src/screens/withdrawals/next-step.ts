// Where a withdrawal goes on from its amount: names, bank, PIN, whatever is missing first.
import type { User } from '#src/contract/user.ts'
import { PERSONAL_INFO } from './withdrawal-words.ts'

type Known = Pick<User, 'first_name' | 'last_name' | 'has_pin'>

export const hasNames = ({ first_name, last_name }: Pick<User, 'first_name' | 'last_name'>): boolean =>
  first_name.trim() !== '' && last_name.trim() !== ''

const PIN_STEP = '/withdrawals/transaction-pin'
const CREATE_PIN = `/more-details/create-pin?source=${encodeURIComponent(PIN_STEP)}`

export const toPin = ({ has_pin }: Pick<User, 'has_pin'>): string => (has_pin ? PIN_STEP : CREATE_PIN)

export const nextStep = ({ user, hasAccount }: { user: Known; hasAccount: boolean }): string => {
  if (!hasNames(user)) return PERSONAL_INFO
  return hasAccount ? toPin(user) : '/withdrawals/bankdetails'
}
