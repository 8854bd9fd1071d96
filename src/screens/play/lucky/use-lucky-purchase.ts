import { useState, type RefObject } from 'react'
import { useSnapshot } from 'valtio'
import type { User } from '#src/model/user.ts'
import type { GameRules } from '#src/games/game.ts'
import { priceOfLucky } from '#src/picks/lucky.ts'
import { consentStore } from '#src/play/consent-store.ts'
import { keepTicket } from '#src/buying/keep-ticket.ts'
import { missingFor } from '#src/buying/pay-way.ts'
import { slipsOf } from './lucky-bands.ts'
import { news } from '../pay/news.ts'
import { usePurchase, type PurchaseAnswer } from '../pay/use-purchase.ts'
import { words } from './words.ts'

export interface LuckyPurchase {
  game: GameRules
  user: User
  way: 'play' | 'bonus'
  /** The batch on the screen. */
  shown: RefObject<string>
  onFund: (needed: number) => void
  onNoPin: () => void
  onBought: () => void
  /** It was paid in another tab or on another device. */
  onPaid: (slipId: string) => void
  onMainWallet: () => void
}

/** Paying for the registered lines with the typed PIN, and what follows each answer. */
export const useLuckyPurchase = (asked: LuckyPurchase) => {
  const { game, user, way, shown, onFund, onNoPin, onBought, onPaid } = asked
  const store = consentStore(game)
  const { submissions } = useSnapshot(store.state)
  const [pin, setPin] = useState('')
  const [fault, setFault] = useState<string>()
  const [missed, setMissed] = useState<string>()
  const [alert, setAlert] = useState<Error | string>()
  const [bonusShort, setBonusShort] = useState(false)
  const total = priceOfLucky(submissions)

  const onAnswer = async (answer: PurchaseAnswer) => {
    // The same PIN pays for the next batch, if the player says so.
    if (answer.step !== 'answered' && answer.refusal === 'batch-missed')
      return setMissed(answer.batchId ?? '')
    setPin('')
    if (answer.step === 'answered') {
      const { success, more } = answer.payment
      if (!success) return setAlert(answer.payment.message)
      await keepTicket(success, game.id, way, user.phoneNumber, more)
      return onBought()
    }
    if (answer.step === 'fund') return onFund(missingFor(total, user.playBalance))
    if (answer.step === 'bonus-short') return setBonusShort(true)
    if (answer.refusal === 'pin-missing') return onNoPin()
    if (answer.refusal === 'pin-wrong') return setFault(answer.message)
    if (answer.refusal === 'pin-locked') return setAlert(words.$nothingWasTaken(answer.message))
    // All were paid at once, so the first of them is a ticket: the same picks would be bought again.
    if (answer.refusal === 'slip-paid') {
      const [slipId] = slipsOf(submissions)
      store.clearSelections()
      news.list.push({ kind: 'error', heading: answer.message })
      return onPaid(slipId!)
    }
    // Dropped elsewhere, or without this phone having heard of it: the same picks make new slips.
    if (answer.refusal === 'slip-unknown' || answer.refusal === 'price-differs') store.keepSubmissions([])
    setAlert(answer.said)
  }
  const purchase = usePurchase(onAnswer)

  /** @param closed the batch that has closed; while the screen still shows it, any other batch will do */
  const pay = (closed?: string) => {
    if (pin.length < 4) return setFault(words.$thePinHas4)
    const [slipId, ...moreSlipIds] = slipsOf(submissions)
    purchase.pay({
      playerId: user.phoneNumber,
      gameId: game.id,
      slipId: slipId!,
      moreSlipIds,
      amount: total,
      wallet: way,
      pin,
      batchId: shown.current === closed ? undefined : shown.current || undefined,
    })
  }
  const type = (value: string) => {
    setPin(value)
    setFault(undefined)
  }
  return {
    lines: submissions.length,
    total,
    pin,
    type,
    fault,
    alert,
    setAlert,
    bonusShort,
    setBonusShort,
    onMainWallet: () => {
      setBonusShort(false)
      asked.onMainWallet()
    },
    missed,
    setMissed,
    purchase,
    pay,
  }
}
