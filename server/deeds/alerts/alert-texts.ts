import type { Alert } from '#src/alerts/alert.ts'
import type { Settings } from '#server/settings.ts'
import { pushText } from '#server/wire/push.ts'

/**
 * One text for everyone who is shown the same.
 * @returns a function of the alert, plus the device's name if only its player may read it
 */
export const makeTexts = (
  settings: Pick<Settings, 'PUBLIC_URL' | 'PORT'>,
): ((alert: Alert, name: string | undefined) => string) => {
  const texts = new WeakMap<Alert, string>()
  return (alert, name) => {
    const { kind, at, until } = alert
    if (name !== undefined) return pushText(settings, { ...alert, data: { kind, at, until, player: name } })
    const text = texts.get(alert) ?? pushText(settings, { ...alert, data: { kind, at, until } })
    texts.set(alert, text)
    return text
  }
}
