// Each request brings everything that was typed since the session began, so nothing is remembered between two.
import { asRefusal } from '#server/lib/failures.ts'
import type { Service } from '#server/service.ts'
import { buyByCode } from './buy-by-code.ts'
import { showBalance, showSlip } from './show-to-caller.ts'
import { ask, end, type Caller, type Step } from './ussd-step.ts'
import { plain, ussdWords as words } from './ussd-words.ts'
import { verifyCaller } from './verify-caller.ts'

const CODE_BEGINS = /^([5-9]|\d\d)$/

const stepOf = (service: Service, caller: Caller, typed: readonly string[]): Step | Promise<Step> => {
  const [choice, ...rest] = typed
  if (choice === undefined) return ask(words.menu)
  if (choice === '1') return verifyCaller(service, caller, rest)
  if (choice === '2') return showBalance(service, caller)
  if (choice === '3') return showSlip(service, rest)
  if (choice === '4') return buyByCode(service, caller, rest)
  return CODE_BEGINS.test(choice) ? buyByCode(service, caller, typed) : end(words.wrongChoice)
}

const wordsOf = (service: Service, error: unknown): string => {
  const refusal = asRefusal(error)
  if (refusal !== error) service.log.error({ err: error }, 'a USSD session failed')
  return Object.values(refusal.body).join('. ')
}

/** @param text what was typed, joined by stars */
export const answerUssd = async (service: Service, caller: Caller, text: string): Promise<string> => {
  const typed = text === '' ? [] : text.split('*').map(it => it.trim())
  const { goesOn, text: said } = await Promise.resolve()
    .then(() => stepOf(service, caller, typed))
    .catch((error: unknown) => end(wordsOf(service, error)))
  return `${goesOn ? 'CON' : 'END'} ${plain(said)}`
}
