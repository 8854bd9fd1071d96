import { findMessage, judgeMessage, moveChannel } from '#server/db/queries/chats/messages.ts'
import { holdReported, insertReport } from '#server/db/queries/chats/channels.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'

/** This many different players who may write, within an hour, hide a message until the operator has looked at it. */
const REPORTERS = 3

interface Reported {
  playerId: number
  channel: string
  number: number
  reason: string
}

/** @throws Refusal not-found, chat-own */
export const reportMessage = ({ db }: Service, report: Reported): Promise<void> =>
  db.tx(async tx => {
    const { channel, number, playerId } = report
    const message = await findMessage(tx, channel, number)
    if (!message || message.player_id === null) throw new Refusal('not-found')
    if (message.player_id === playerId) throw new Refusal('chat-own')
    // Before the message is held: writing takes the two in the same order.
    const { moved } = await moveChannel(tx, channel)
    await insertReport(tx, report)
    const { isOpen, reporters } = await holdReported(tx, channel, number)
    if (!isOpen || reporters < REPORTERS) return
    const why = 'Hidden because three players reported it. Somebody of ours looks at it'
    await judgeMessage(tx, { channel, number, moved, state: 'reported', why, reviewed: false })
  })
