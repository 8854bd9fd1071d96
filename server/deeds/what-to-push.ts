// Whether a device gets an alert, when, and in which words: by the same plan as the phone's own alerts.
import type { Alert } from '#src/alerts/alert.ts'
import { NO_FACTS, planAlerts, type AlertFacts } from '#src/alerts/plan.ts'
import { afterQuiet } from '#src/alerts/quiet.ts'
import { jackpots } from '#src/games/jackpots.ts'
import { gameById } from '#src/games/rules.ts'
import type { AlertRow, Claimed } from '../db/queries/alerts.ts'
import { settingsOf } from '../db/queries/push-devices.ts'

/** What the plan is made from, where this is all that there is to tell. */
const factsOf = (alert: AlertRow): AlertFacts => {
  const heardAt = alert.at.getTime()
  switch (alert.kind) {
    case 'draw':
      return NO_FACTS
    case 'jackpot': {
      const { jackpot, drawsAt } = alert.facts
      const { id, name, threshold } = jackpots.find(it => it.id === jackpot)!
      return { ...NO_FACTS, jackpots: [{ id, name, threshold, drawsAt, heardAt }] }
    }
    case 'money':
      return { ...NO_FACTS, topUps: [{ reference: alert.facts.reference, heardAt }] }
    case 'result': {
      const { game, ticket, ...outcome } = alert.facts
      const lotteryType = gameById(game)?.lotteryType ?? ''
      return {
        ...NO_FACTS,
        outcomes: [{ ...outcome, lotteryType, heardAt, ...(ticket ? { ticket } : {}) }],
      }
    }
  }
}

interface Verdict {
  /** To be shown now. */
  send?: Alert
  /** Not before this instant. */
  wait?: number
  /** Why it is never sent. */
  drop?: 'gone' | 'late' | 'unwanted'
}

/** @param now ms by the game's clock */
export const whatToPush = ({ alert, device }: Claimed, now: number): Verdict => {
  if (!alert || !device) return { drop: 'gone' }
  if (alert.until.getTime() <= now) return { drop: 'late' }
  if (alert.player_id !== null && alert.player_id !== device.here) return { drop: 'gone' }
  const settings = settingsOf(device)
  const wanted = {
    ...settings,
    kinds: settings.kinds.filter(kind => kind === alert.kind),
    games: settings.games.filter(game => alert.games?.includes(game) ?? true),
  }
  const planned = planAlerts(wanted, factsOf(alert), now).find(it => it.tag === alert.tag)
  if (!planned) return { drop: 'unwanted' }
  // What was put off meanwhile may have come into quiet hours.
  const at = Math.max(planned.at, afterQuiet(settings.quiet, now))
  if (at <= now) return { send: planned }
  const mayWait = alert.kind === 'result' || alert.kind === 'money'
  return mayWait && at < planned.until ? { wait: at } : { drop: 'unwanted' }
}
