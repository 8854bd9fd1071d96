// The browser replaced the push subscription: tell the service. A worker has no token, so it is registered
// without a player until the app opens: public alerts resume once its challenge is answered, private ones
// wait.
import * as v from 'valibot'
import { getPushKey, putPushDevice, type AlertSettings } from '#src/contract/alerts.ts'

interface RenewParts {
  settings(): Promise<AlertSettings | undefined>
  subscribe(key: string): Promise<{ endpoint?: string; keys?: Record<string, string> }>
  saveLink(link: { device: string; player: boolean }): Promise<unknown>
  ask(path: string, init?: RequestInit): Promise<Response>
}

/** False if nothing was renewed: the app does it at its next start. */
export const renew = async ({ settings, subscribe, saveLink, ask }: RenewParts): Promise<boolean> => {
  const wanted = await settings()
  if (!wanted) return false
  const told = v.safeParse(getPushKey.answer, await (await ask(getPushKey.path)).json())
  if (!told.success || told.output.key === null) return false
  const { endpoint, keys } = await subscribe(told.output.key)
  const answer = await ask(putPushDevice.path, {
    method: putPushDevice.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, settings: wanted }),
  })
  const device = answer.ok ? v.safeParse(putPushDevice.answer, await answer.json()) : undefined
  if (!device?.success) return false
  const { device: name, player } = device.output
  await saveLink({ device: name, player })
  return true
}
