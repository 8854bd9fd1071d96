// Paying for a slip: one attempt at a time, each with its own key, followed until its outcome is known.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForgetMoney } from '#src/api/games.ts'
import { holdBack } from '#src/buying/held-back.ts'
import { outbox } from '#src/buying/outbox.ts'
import { afterRefusal, type NextStep, type PayWay } from '#src/buying/pay-way.ts'
import {
  newAttempt,
  resolvePurchase,
  sendPurchase,
  type Attempt,
  type Outcome,
} from '#src/buying/purchase.ts'
import type { Payment } from '#src/model/tickets.ts'
import { words } from './words.ts'

const ASK_AGAIN = 3_000

export type PurchaseAnswer =
  | { step: 'answered'; payment: Payment; way: PayWay; requestKey: string }
  | {
      step: Exclude<NextStep, 'pay'>
      message: string
      refusal: string
      way: PayWay
      batchId?: string | undefined
    }

const unpaidAnswer = (
  outcome: Extract<Outcome, { state: 'refused' | 'never-happened' }>,
  { wallet: way, batchId }: Attempt,
): PurchaseAnswer => {
  const error = outcome.state === 'refused' ? outcome.error : undefined
  const message = error ? error.detail || error.message : words.$yourPaymentDidNot
  const refusal = error?.refusal ?? ''
  const step = afterRefusal(way, refusal, message)
  return { step: step === 'pay' ? 'alert' : step, message, refusal, way, batchId }
}

/** Calls `onAnswer` once per press of a pay button; the purchase is over only when its promise resolves. */
export const usePurchase = (onAnswer: (answer: PurchaseAnswer) => unknown) => {
  const [pending, setPending] = useState<PayWay>()
  const [checking, setChecking] = useState(false)
  const attempt = useRef<Attempt & { startedAt: number; sent: boolean }>(undefined)
  const busy = useRef(false)
  const forgetMoney = useForgetMoney()

  const settle = (outcome: Outcome) => {
    const at = attempt.current
    if (!at || outcome.state === 'unknown') return setChecking(true)
    attempt.current = undefined
    setChecking(false)
    setPending(undefined)
    if (outcome.state === 'answered') {
      void forgetMoney()
      const kept = Promise.resolve(
        onAnswer({ step: 'answered', payment: outcome.payment, way: at.wallet, requestKey: at.requestKey }),
      )
      void kept.then(() => outbox.clear(at.requestKey))
      return
    }
    if (outcome.state === 'refused' && holdBack(outcome.error, () => pay(at))) return
    onAnswer(unpaidAnswer(outcome, at))
  }

  const send = async () => {
    if (busy.current || !attempt.current) return
    busy.current = true
    // Sent again, it may still arrive late: restart the clock.
    // oxlint-disable-next-line react/purity -- runs at a tap: the linter loses sight of it where `pay` may call itself again
    attempt.current.startedAt = Date.now()
    setPending(attempt.current.wallet)
    const isRepeat = attempt.current.sent
    attempt.current.sent = true
    const outcome = await sendPurchase(attempt.current, isRepeat)
    busy.current = false
    setPending(undefined)
    settle(outcome)
  }

  const pay = (details: Omit<Attempt, 'requestKey'>) => {
    if (busy.current || attempt.current) return
    // oxlint-disable-next-line react/purity -- as in `send`
    attempt.current = { ...newAttempt(details), startedAt: Date.now(), sent: false }
    void send()
  }

  const ask = useEffectEvent(async () => {
    if (busy.current || !attempt.current || !navigator.onLine) return
    busy.current = true
    const outcome = await resolvePurchase(attempt.current)
    busy.current = false
    if (outcome.state !== 'unknown') settle(outcome)
  })

  useEffect(() => {
    if (!checking) return
    const now = () => void ask()
    now()
    const timer = setInterval(now, ASK_AGAIN)
    addEventListener('online', now)
    return () => {
      clearInterval(timer)
      removeEventListener('online', now)
    }
  }, [checking])

  return {
    pending,
    checking,
    pay,
    again: () => void send(),
    /** Leaves it to the outbox, which asks again when the app opens or comes online. */
    later: () => {
      attempt.current = undefined
      setChecking(false)
    },
  }
}
