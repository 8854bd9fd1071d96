import type { Db } from '#server/db/db.ts'
import type { Settings } from '#server/settings.ts'
import { byHealth } from './choose.ts'
import type { Clock, Sms } from './ports.ts'
import { africasTalkingSms } from './sms-africastalking.ts'
import { sandboxSms } from './sms-sandbox.ts'
import { termiiSms } from './sms-termii.ts'

/** How many ms a provider comes last after a failure. */
const REST = 60_000

interface Around {
  clock: Clock
  /** Told of every provider that failed, even if another one accepted the message. */
  onTrouble(error: unknown, provider: string): void
}

/**
 * Tries one provider after another until one accepts the message: the same code twice does no harm, none at all keeps
 * somebody out. One that has just failed is tried last.
 */
export const smsByHealth = (
  all: readonly Sms[],
  order: readonly string[],
  { clock, onTrouble }: Around,
): Sms => {
  const failedAt = new Map<string, number>()
  const isWell = (name: string) => clock.now() - (failedAt.get(name) ?? -Infinity) >= REST
  return {
    name: all.map(it => it.name).join(', '),
    send: async message => {
      const able = all.filter(it => message.channel === 'SMS' || it.calls !== false)
      let last: unknown = new Error(`Nobody makes voice calls: ${all.map(it => it.name).join(', ')}`)
      for (const one of byHealth(able, order, isWell)) {
        try {
          await one.send(message)
          return void failedAt.delete(one.name)
        } catch (error) {
          failedAt.set(one.name, clock.now())
          onTrouble(error, one.name)
          last = error
        }
      }
      throw last
    },
  }
}

const africasTalking = (settings: Settings, seal: (code: string) => string): Sms[] => {
  const { AFRICASTALKING_API_KEY: apiKey, AFRICASTALKING_USERNAME: username } = settings
  if (!apiKey || !username) return []
  return [
    africasTalkingSms(
      {
        apiKey,
        username,
        url: settings.AFRICASTALKING_URL,
        voiceUrl: settings.AFRICASTALKING_VOICE_URL,
        sender: settings.AFRICASTALKING_SENDER,
        number: settings.AFRICASTALKING_NUMBER,
      },
      seal,
    ),
  ]
}

/** The real providers that have keys, otherwise the sandbox (which production refuses at start). */
export const makeSms = (
  settings: Settings,
  db: Db,
  it: Around & { seal(code: string): string; print(line: string): void },
): Sms => {
  const { TERMII_API_KEY: apiKey, TERMII_URL: url, TERMII_SENDER: sender } = settings
  if (!apiKey) return sandboxSms(db, it.print)
  const all = [termiiSms({ apiKey, url, sender }), ...africasTalking(settings, code => it.seal(code))]
  return smsByHealth(all, settings.SMS_PROVIDERS, it)
}
