// The course of paying: what a pressed way to pay leads to, and what follows each answer.
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState, type RefObject } from 'react'
import * as keys from '#src/api/keys.ts'
import { outbox } from '#src/buying/outbox.ts'
import { beforePaying, missingFor, type PayWay } from '#src/buying/pay-way.ts'
import { naira, type Kobo } from '#src/lib/money.ts'
import { price } from '#src/picks/price.ts'
import { news } from './news.ts'
import { useOnPaid, type Buying } from './use-on-paid.ts'
import { usePurchase, type PurchaseAnswer } from './use-purchase.ts'

export interface Paying extends Buying {
  /** The registered slip and what it costs, once there is one; bids have no slip, only a cost. */
  slip: { slipId: string; stake: Kobo } | null
  /** Where the phone number is verified. */
  verifyPhone: string
  /** The batch on the screen, if there is one. */
  shown?: RefObject<string>
  /** Paid at once, 1 by default. */
  draws?: number
  /** The service cannot sell this slip any more: the same picks make a new one. */
  onRenew: (refusal: string) => void
  /** Refusals after which the slip is of no use. */
  renewedAt?: readonly string[]
}

const LOST = ['slip-unknown', 'slip-paid'] as const

const LOOK_AGAIN = 2_000 // ms

/** Whether an earlier payment for it may still be open, from any tab. */
const useEarlier = (playerId: string, slipId: string | undefined, isBusy: boolean) =>
  useQuery({
    queryKey: [keys.openPurchase, playerId, slipId],
    queryFn: async () => slipId !== undefined && !!(await outbox.unsettled({ playerId, slipId })),
    networkMode: 'always',
    staleTime: 0,
    refetchInterval: LOOK_AGAIN,
    enabled: !isBusy, // a payment of this page is no earlier one
  }).data

export const usePaying = (paying: Paying) => {
  const { user, gameId, slip, bids, here, verifyPhone, shown, draws = 1, onRenew, renewedAt = LOST } = paying
  const router = useRouter()
  const [alert, setAlert] = useState<Error | string>()
  const [missed, setMissed] = useState<{ batchId: string; way: PayWay }>()
  const [bonusShort, setBonusShort] = useState(false)
  const onPaid = useOnPaid(paying, setAlert)

  const verify = () => void router.navigate({ to: verifyPhone, search: { source: here } })
  const fund = () => {
    if (!slip) return
    const search = {
      lowBalance: 'true',
      gameQuery: here,
      needed: String(naira(missingFor(price(draws, slip.stake), user.playBalance))),
    } as const
    void router.navigate({ to: '/fund-wallet/fund-channels', search })
  }
  const onAnswer = (answer: PurchaseAnswer) => {
    if (answer.step === 'answered') return onPaid(answer.payment, answer.way, answer.requestKey)
    if (answer.step === 'fund') return fund()
    if (answer.step === 'bonus-short') return setBonusShort(true)
    if (answer.refusal === 'batch-missed' && !renewedAt.includes('batch-missed'))
      return setMissed({ batchId: answer.batchId ?? '', way: answer.way })
    if (answer.refusal === 'phone-not-verified') return verify()
    if (renewedAt.includes(answer.refusal)) onRenew(answer.refusal)
    // By the earlier payment, in another tab or on another device: the same picks with a way to pay would be bought again.
    if (answer.refusal === 'slip-paid' && slip) {
      // Of the earlier one the lookup tells that it went through (use-lost-answers.ts).
      if (!isEarlierOpen) news.list.push({ kind: 'error', heading: answer.message })
      const params = { gameID: slip.slipId }
      return void router.navigate({ to: '/game-history/$gameID', params, replace: true })
    }
    setAlert(answer.said)
  }
  const purchase = usePurchase(onAnswer)
  const isBusy = purchase.pending !== undefined || purchase.checking
  const isEarlierOpen = useEarlier(user.phoneNumber, slip?.slipId, isBusy)

  /** @param missed the batch that has closed; while the screen still shows it, any other batch will do */
  const pay = (way: PayWay, missed?: string) => {
    if (!slip) return
    const balance = way === 'bonus' ? user.bonusBalance : user.playBalance
    const amount = price(draws, slip.stake)
    // An earlier payment may have taken the money that is missing now: how it ended is asked first.
    const step = isEarlierOpen ? 'pay' : beforePaying(way, balance, amount)
    if (step === 'fund') return fund()
    if (step === 'bonus-short') return setBonusShort(true)
    purchase.pay({
      playerId: user.phoneNumber,
      gameId,
      slipId: slip.slipId,
      ...(bids && { bids: bids.wanted, ...(way !== 'card' && { choice: bids.choice }) }),
      amount,
      wallet: way,
      draws,
      batchId: !shown || shown.current === missed ? undefined : shown.current || undefined,
    })
  }

  const sheets = { alert, setAlert, missed, setMissed, bonusShort, setBonusShort }
  return { purchase, isBusy, isEarlierOpen, pay, verify, ...sheets }
}
