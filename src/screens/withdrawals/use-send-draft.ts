// Sends the draft and follows it until its outcome is known; asks again by itself while it is not.
import { useRef, useState } from 'react'
import { forgetMoney } from '#src/api/games.ts'
import { currentToken } from '#src/api/session/token.ts'
import { findDraft, sendDraft, type Sent } from '#src/buying/withdrawal.ts'
import type { WithdrawalDraft } from '#src/device/withdrawal-draft.ts'
import { useAskAgain } from '../shared/use-ask-again.ts'

export type SentOutcome = Exclude<Sent, { state: 'unknown' }>

/** Calls `onOutcome` once the service has answered. */
export const useSendDraft = (
  { player, draft, reread }: { player: string; draft: WithdrawalDraft; reread: () => Promise<void> },
  onOutcome: (sent: SentOutcome) => void,
) => {
  const [sending, setSending] = useState(false)
  const running = useRef<Promise<Sent>>(undefined)

  const follow = async (asking: Promise<Sent>) => {
    const token = currentToken()
    running.current = asking
    const sent = await asking
    running.current = undefined
    if (currentToken() !== token) return // Another player is here by now.
    if (sent.state === 'answered') void forgetMoney()
    if (sent.state !== 'unknown') onOutcome(sent)
    // An answered withdrawal is no longer a draft, and its page has been left.
    if (sent.state !== 'answered') await reread()
  }
  useAskAgain(draft.sent !== null, () => {
    if (!running.current && navigator.onLine) void follow(findDraft(player, draft))
  })

  return {
    sending,
    send: async (pin: string) => {
      if (sending) return
      setSending(true)
      // A lookup under way may find it; a tap meanwhile is not lost.
      const found = await running.current
      if (!found || found.state === 'unknown') await follow(sendDraft(player, draft, pin))
      setSending(false)
    },
  }
}
