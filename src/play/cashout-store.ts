// What this device keeps between redeeming a scratch card and crediting a wallet. Removed on sign-out.
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import * as v from 'valibot'
import { instant } from '#src/contract/answer-words.ts'
import type { CardOffer } from '#src/model/scratch-cards.ts'
import { readStored, removeStored, writeStored } from '#src/lib/stored.ts'
import { toWords } from '#src/model/words.ts'

/** Named in the specification. */
const KEY = 'cashout-store'

const kept = v.object({
  /** The number the card was entered with, `+234…`; only its owner can use the claim. */
  phoneNumber: v.pipe(v.string(), v.maxLength(20)),
  /** The answer about the card, money in kobo. Neither its PIN nor its full serial number is kept. */
  withdrawalData: v.nullable(
    v.object({
      claim: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
      serialEnd: v.pipe(v.string(), v.regex(/^\d{4}$/)),
      amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      expiresAt: instant,
    }),
  ),
  /** Last four digits at most. */
  accountNumber: v.pipe(v.string(), v.regex(/^\d{0,4}$/)),
})
type CashoutState = v.InferOutput<typeof kept>

const empty = (): CashoutState => ({ phoneNumber: '', withdrawalData: null, accountNumber: '' })

export const createCashoutStore = () => {
  const read = v.safeParse(kept, toWords(readStored(KEY)))
  const state = proxy<CashoutState>(read.success ? read.output : empty())
  subscribe(state, () => void writeStored(KEY, snapshot(state)), true)
  return {
    state,
    keepCard: (phoneNumber: string, withdrawalData: CardOffer) => {
      Object.assign(state, empty(), { phoneNumber, withdrawalData })
    },
    clear: () => {
      Object.assign(state, empty())
      removeStored(KEY)
    },
  }
}

/** One per page. */
export const cashoutStore = createCashoutStore()
