// What the service and its forms say, in the second language: looked up by the English really said, all of it on the main
// path.
import { expect, test, vi } from 'vitest'
import * as account from '#src/contract/account.ts'
import { buyInAdvance } from '#src/contract/advance.ts'
import type { Call } from '#src/contract/call.ts'
import * as games from '#src/contract/games.ts'
import { createPin, resetPin } from '#src/contract/pin.ts'
import { activatePhone, sendActivation } from '#src/contract/players/phone-check.ts'
import { refusals } from '#src/contract/refusals.ts'
import { registerPredictions } from '#src/contract/soccer/slips.ts'
import { askAboutTopUp, moveWinnings, openTransfer, openUssd } from '#src/contract/wallet.ts'
import * as withdrawals from '#src/contract/withdrawals.ts'
import { pidgin } from '#src/languages/pcm.ts'
import { bonus, play, winnings } from '#src/lib/language/wallets.ts'
import { ANYWHERE, refusedBy } from '#server/http/refused-by.ts'
import { filesIn, textOf } from './support/sources.ts'

vi.mock('#src/lib/language/language.ts', () => ({
  inLanguage: (subject: string, english: unknown) => (subject === 'said' ? pidgin.said : english),
}))
const { said } = await import('#src/lib/language/said.ts')
const { failed } = await import('#src/api/failures.ts')
const { toWords } = await import('#src/model/words.ts')
const { faultsOf } = await import('#src/ui/fields/faults.ts')

const own = Object.entries(pidgin.said)

const mainWay: Call[] = [
  account.onboardViaPhone,
  account.verifyPhoneOtp,
  account.finishOnboarding,
  account.phoneLogin,
  account.emailLogin,
  account.passwordReset,
  account.passwordResetConfirm,
  sendActivation,
  activatePhone,
  createPin,
  resetPin,
  games.playLottery,
  registerPredictions,
  games.dropLine,
  games.lotteryPayment,
  buyInAdvance,
  openTransfer,
  openUssd,
  askAboutTopUp,
  moveWinnings,
  withdrawals.resolveAccount,
  withdrawals.saveBeneficiary,
  withdrawals.requestWithdrawal,
]

test('every refusal that buying, topping up, withdrawing and logging in can meet is said in Pidgin', () => {
  const names = new Set([...ANYWHERE, 'crowded' as const, ...mainWay.flatMap(refusedBy)])
  expect(names.size).toBeGreaterThan(70)
  expect([...names].filter(name => said(refusals[name][1]) === refusals[name][1])).toEqual([])
})

const walletNames = { bonus, play, winnings }

/** A source's texts as said: wallets by name, # for inserted values. */
const plain = (text: string) =>
  text
    .replaceAll(/\$\{(?:wallets|names)\.(\w+)\}/g, (_, name: keyof typeof walletNames) => walletNames[name])
    .replaceAll(/\$\{[^{}]*'([^']*)'\}/g, '$1')
    .replaceAll(/\$\{[^{}]*\}/g, '#')
    .replaceAll(/₦?\d(?:[\d,./: ]*\d)?(?:[ap]m)?/g, '#')

const holes = (text: string) => text.split('#').length

test('nothing is translated that nobody says, figures stay as many, and every sentence differs from its English', () => {
  const english = [...filesIn('server'), ...filesIn('src').filter(it => !it.startsWith('src/languages'))]
    .map(file => plain(textOf(file)))
    .join('\n')
  expect(own.map(([text]) => text).filter(text => !english.includes(text))).toEqual([])
  expect(own.filter(([text, it]) => holes(text) !== holes(it) || text === it)).toEqual([])
})

test('a text keeps its figures, and stays English whole where one of its sentences is not known', () => {
  const paid = '₦1,500.50 came instead of ₦2,000. All of it has been added to your play wallet'
  expect(said(paid)).toBe('₦1,500.50 come instead of ₦2,000. Everything don enter your play wallet')
  expect(said('That PIN is not right. 4 tries are left')).toBe('That PIN no correct. 4 tries remain')
  const held = 'The law or a court asks us to wait. It goes out, or we decide, by 2/12/2026 4:05pm'
  expect(said(held)).toBe(
    'The law or court say make we wait. E go comot, or we go decide, before 2/12/2026 4:05pm',
  )
  const mixed = 'That PIN is not right. Ring our office'
  expect(said(mixed)).toBe(mixed)
})

test('a refusal, the quieter line of a failure, a form’s fault and an answer’s message all come in Pidgin', () => {
  const data = toWords({ transaction_pin: 'That PIN is not right. One try is left' })
  expect(failed({ message: '', response: { status: 422, data } }).message).toBe(
    'That PIN no correct. One try remain',
  )
  const down = toWords({ message: refusals['provider-down'][1] })
  const failure = failed({ message: '', response: { status: 503, data: down } }, 'provider-down')
  expect([failure.message, failure.detail]).toEqual([
    'Our service get problem',
    'Our payment partner no dey answer. We no comot your money: abeg try again',
  ])
  expect(failed({ message: 'We could not reach the service' }).message).toBe(
    'We no fit reach our service. Abeg check your network.',
  )
  const fault = { message: 'This field is required' } as Parameters<typeof faultsOf>[0][number]
  expect(faultsOf([fault])).toEqual({ '': 'You must fill this one' })
  const topUp = {
    state: 'credited',
    message: '₦500 has been added to your play wallet',
    text: 'Take one away',
  }
  expect(toWords(topUp)).toEqual({ ...topUp, message: '₦500 don enter your play wallet' })
})
