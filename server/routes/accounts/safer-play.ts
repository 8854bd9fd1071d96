import * as contract from '#src/contract/players/safer-play.ts'
import {
  findSaferPlay,
  listActivity,
  listLimits,
  noteChecked,
  noteReviewed,
  setReminders,
} from '#server/db/queries/safer-play/safer-play.ts'
import { changeLimit, confirmLimit, declineLimits } from '#server/deeds/safer-play/change-limit.ts'
import { excludeSelf, takeBreak } from '#server/deeds/safer-play/exclude-self.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import type { Door } from '#server/http/door.ts'
import type { Service } from '#server/service.ts'
import { activityOnWire, saferPlayOnWire } from '#server/wire/safer-play.ts'

export const mountSaferPlay = (door: Door, service: Service): void => {
  const { db } = service
  const stateOf = async (playerId: number) =>
    saferPlayOnWire(await findSaferPlay(db, playerId), await listLimits(db, playerId))
  const said = async (playerId: number, message: string) => ({ message, state: await stateOf(playerId) })

  door.on(contract.getSaferPlay, ({ player: { playerId } }) => stateOf(playerId))

  door.does(contract.setLimit, 'change-limit', async ({ player: { playerId }, body }) => {
    const counts = await changeLimit(service, { playerId, ...body })
    return said(
      playerId,
      counts ? 'Your limit counts from now on' : 'It is noted. Confirm it in 24 hours, and it counts',
    )
  })
  door.does(contract.confirmLimit, 'confirm-limit', async ({ player: { playerId }, body }) => {
    await confirmLimit(service, { playerId, ...body })
    return said(playerId, 'Your new limit counts from now on')
  })
  door.does(contract.declineLimits, 'decline-limits', async ({ player: { playerId } }) => {
    await declineLimits(service, playerId)
    return said(playerId, 'No limit is set. You can set one at any time')
  })
  door.does(contract.takeBreak, 'take-break', async ({ player: { playerId }, body }) => {
    const longer = await takeBreak(service, playerId, body.days)
    return said(
      playerId,
      longer
        ? `You are on a longer break already: it lasts until ${formatDateTime(longer.getTime())}`
        : 'Your break has begun',
    )
  })
  door.does(contract.excludeSelf, 'exclude-self', async ({ player: { playerId }, body }) => {
    await excludeSelf(service, playerId, body.months)
    return said(playerId, 'You are shut out of play from now on. What you have can be withdrawn')
  })
  door.does(contract.answerCheck, 'answer-check', async ({ player: { playerId } }) => {
    await noteChecked(db, playerId)
    return said(playerId, 'Play on with care')
  })
  door.does(contract.setReminders, 'set-reminders', async ({ player: { playerId }, body }) => {
    await setReminders(db, playerId, body.minutes, body.review_months)
    return said(playerId, 'Your reminders are set')
  })
  door.does(contract.noteReview, 'note-review', async ({ player: { playerId } }) => {
    await noteReviewed(db, playerId)
    return { message: 'Thank you for looking back' }
  })
  door.on(contract.getActivity, async ({ player: { playerId }, query }) => ({
    rows: (await listActivity(db, playerId, query.by)).map(activityOnWire),
  }))
}
