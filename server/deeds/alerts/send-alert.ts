// One due alert for one device: sent, postponed or dropped.
import type { Claimed } from '#server/db/queries/alerts/alerts.ts'
import type { Push } from '#server/ports/ports.ts'
import type { Service } from '#server/service.ts'
import type { makeLines } from './alert-lines.ts'
import type { Outcomes } from './alert-outcomes.ts'
import { makeTexts } from './alert-texts.ts'
import { LONGEST_RETRY, makeJudge } from './judge-push.ts'
import { restingOrigins } from './resting-origins.ts'
import { rememberVerdicts } from './what-to-push.ts'

/** ms before retrying an origin whose line is full */
export const FULL_RETRY = 500

interface Around {
  push: Push
  outcomes: Outcomes
  lines: ReturnType<typeof makeLines>
}

/** @returns a sender that never rejects: whatever can't be turned into a message is postponed */
export const makeSending = (
  service: Service,
  { push, outcomes, lines }: Around,
): ((it: Claimed) => Promise<void>) => {
  const { ports, log, settings } = service
  const now = () => ports.clock.now()
  const whatToPush = rememberVerdicts()
  const origins = restingOrigins()
  const textOf = makeTexts(settings)
  const judge = makeJudge(service, outcomes, origins)

  const send = async (it: Claimed): Promise<void> => {
    const { send: alert, wait, drop } = whatToPush(it, now())
    if (drop) return outcomes.finish(it, drop)
    if (wait !== undefined) return outcomes.putOff(it, wait)
    const { endpoint, name } = it.device!
    if (!push.takes(endpoint)) return outcomes.gone(it)
    const { origin } = new URL(endpoint)
    const restsUntil = origins.restsUntil(origin, now())
    if (restsUntil > 0) return outcomes.putOff(it, restsUntil)
    if (lines.isFull(origin)) return outcomes.putOff(it, now() + FULL_RETRY)
    const text = textOf(alert!, it.alert!.player_id === null ? undefined : name)
    await lines.through(origin, async () => {
      const ttl = Math.max(1, Math.ceil((alert!.until - now()) / 1000))
      judge(it, origin, await push.send({ to: it.device!, text, ttl, topic: alert!.tag }))
    })
  }
  return it =>
    send(it).catch(error => {
      log.error({ err: error }, 'an alert could not be made into a push message')
      outcomes.putOff(it, now() + LONGEST_RETRY, 'retried')
    })
}
