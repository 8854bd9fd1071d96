// Paying for a slip: one attempt at a time, each with its own key, followed until its outcome is known.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { forgetMoney } from '#src/api/games.ts'
import * as keys from '#src/api/keys.ts'
import { renew } from '#src/api/sending.ts'
import { session } from '#src/api/session/session.ts'
import { holdBack } from '#src/buying/held-back.ts'
import { outbox } from '#src/buying/outbox.ts'
import { afterRefusal, type NextStep, type PayWay } from '#src/buying/pay-way.ts'
import {
  finishPurchase,
  newAttempt,
  resolvePurchase,
  sendPurchase,
  type Attempt,
  type Outcome,
} from '#src/buying/purchase.ts'
import { serverNow } from '#src/lib/server-time.ts'
import type { Payment } from '#src/model/tickets.ts'
import { useAskAgain } from '../../shared/use-ask-again.ts'
import { news, type News } from './news.ts'
import { words } from './words.ts'

/**
 * A first try, or the earlier payment that has to end before one: bids have no slip by which the service knows that they
 * are paid.
 */
const beginning = async (details: Omit<Attempt, 'requestKey'>) => {
  const earlier = details.slipId ? undefined : await outbox.unsettled(details)
  const at = earlier ?? { ...newAttempt(details), startedAt: serverNow() }
  return { ...details, ...at, sent: earlier !== undefined }
}

export type PurchaseAnswer =
  | { step: 'answered'; payment: Payment; way: PayWay; requestKey: string }
  | {
      step: Exclude<NextStep, 'pay'>
      message: string
      /** What an alert says. */
      said: Error | string
      refusal: string
      way: PayWay
      batchId?: string | undefined
    }

const paidAnswer = (payment: Payment, { wallet: way, requestKey }: Attempt): PurchaseAnswer => ({
  step: 'answered',
  payment,
  way,
  requestKey,
})

type Unpaid = Extract<Outcome, { state: 'refused' | 'never-happened' }>

const unpaidAnswer = (outcome: Unpaid, { wallet: way, batchId }: Attempt): PurchaseAnswer => {
  const error = outcome.state === 'refused' ? outcome.error : undefined
  const message = error?.message ?? words.$yourPaymentDidNot
  const refusal = error?.refusal ?? ''
  const step = afterRefusal(way, refusal, message)
  return { step: step === 'pay' ? 'alert' : step, message, said: error ?? message, refusal, way, batchId }
}

/** For a player who has left the screen. */
const newsOf = (outcome: Unpaid): News =>
  outcome.state === 'refused'
    ? { kind: 'error', heading: words.$aPaymentWasRefused, why: outcome.error.message }
    : { kind: 'error', heading: words.$yourPaymentDidNot }

/** Nothing goes on from there: the screen that paid is gone. */
const tellElsewhere = (outcome: Unpaid): void => {
  if (outcome.state === 'refused') holdBack(outcome.error)
  news.list.push(newsOf(outcome))
}

/** Whether the screen is gone; calls back when it goes. */
const useGone = (then: () => void) => {
  const gone = useRef(false)
  const close = useEffectEvent(then)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      close()
    }
  }, [])
  return gone
}

/** Whether a call is under way, and the way to pay that it goes. */
const usePending = () => {
  const [pending, setPending] = useState<PayWay>()
  const busy = useRef(false)
  const setBusy = (is: boolean) => {
    busy.current = is
  }
  const occupy = (way?: PayWay) => {
    setBusy(way !== undefined)
    setPending(way)
  }
  return { pending, isBusy: () => busy.current, setBusy, occupy }
}

/** Calls `onAnswer` once per press of a pay button; the purchase is over only when its promise resolves. */
export const usePurchase = (onAnswer: (answer: PurchaseAnswer) => unknown) => {
  const { pending, isBusy, setBusy, occupy } = usePending()
  const [checking, setChecking] = useState(false)
  const attempt = useRef<Attempt & { startedAt: number; sent: boolean }>(undefined)
  /** A call under way does this itself if it ends without an answer. */
  const leave = () => {
    if (attempt.current && !isBusy()) outbox.leave(attempt.current.requestKey)
  }
  const gone = useGone(leave)

  const settle = (at: Attempt, outcome: Outcome) => {
    const isLeft = gone.current || attempt.current !== at
    if (outcome.state === 'unknown') return isLeft ? outbox.leave(at.requestKey) : setChecking(true)
    if (!isLeft) {
      attempt.current = undefined
      setChecking(false)
    }
    if (outcome.state === 'answered') {
      void forgetMoney()
      // Until the ticket is kept and shown, which takes seconds if storage hangs, nothing else is bought here.
      occupy(at.wallet)
      const kept = Promise.resolve(onAnswer(paidAnswer(outcome.payment, at))).finally(occupy)
      return void finishPurchase(at.requestKey, kept)
    }
    if (at.playerId !== session.user?.phoneNumber) return // Another player is here by now.
    if (outcome.state === 'refused' && !gone.current && holdBack(outcome.error, () => void pay(at))) return
    // Held since this phone last asked.
    if (outcome.state === 'refused' && outcome.error.refusal === 'game-held') void renew(keys.reserve)
    if (gone.current) return tellElsewhere(outcome)
    onAnswer(unpaidAnswer(outcome, at))
  }

  const send = async () => {
    const at = attempt.current
    if (isBusy() || !at) return
    occupy(at.wallet)
    // Sent again, it may still arrive late: restart the clock.
    at.startedAt = serverNow()
    const isRepeat = at.sent
    at.sent = true
    outbox.follow(at.requestKey)
    const outcome = await sendPurchase(at, isRepeat)
    occupy()
    settle(at, outcome)
  }

  const pay = async (details: Omit<Attempt, 'requestKey'>) => {
    if (isBusy() || attempt.current) return
    occupy(details.wallet)
    const at = (attempt.current = await beginning(details))
    occupy()
    if (!at.sent || gone.current) return void send()
    outbox.follow(at.requestKey)
    setChecking(true)
  }

  const ask = async () => {
    const at = attempt.current
    if (isBusy() || !at || !navigator.onLine) return
    setBusy(true)
    const outcome = await resolvePurchase(at)
    setBusy(false)
    settle(at, outcome)
  }
  useAskAgain(checking, () => void ask())

  return {
    pending,
    checking,
    pay,
    again: () => void send(),
    /** Leaves it to the lookup that runs beside every page. */
    later: () => {
      leave()
      attempt.current = undefined
      setChecking(false)
    },
  }
}
