// Where a withdrawal goes on from its amount: names, bank, PIN, whatever is missing first.
import type { User } from '#src/model/user.ts'
import { PERSONAL_INFO } from './withdrawal-words.ts'

type Known = Pick<User, 'firstName' | 'lastName' | 'hasPin'>

export const hasNames = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): boolean =>
  firstName.trim() !== '' && lastName.trim() !== ''

const PIN_STEP = '/withdrawals/transaction-pin'
const CREATE_PIN = `/more-details/create-pin?source=${encodeURIComponent(PIN_STEP)}`

export const toPin = ({ hasPin }: Pick<User, 'hasPin'>): string => (hasPin ? PIN_STEP : CREATE_PIN)

export const nextStep = ({ user, hasAccount }: { user: Known; hasAccount: boolean }): string => {
  if (!hasNames(user)) return PERSONAL_INFO
  return hasAccount ? toPin(user) : '/withdrawals/bankdetails'
}
