import type { BodyOut } from '#src/contract/call.ts'
import type { putPushDevice } from '#src/contract/alerts.ts'
import { gameByLotteryType } from '#src/games/rules.ts'
import type { SignedIn } from '#server/db/queries/accounts/sessions.ts'
import { keepDevice, releaseOldDevices, type KeptDevice } from '#server/db/queries/alerts/push-devices.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { challengePushDevice } from './challenge-push-device.ts'
import { readTarget } from './push-target.ts'

/** Devices that a player's own results and money go to: the ones that were in use last. */
const MOST = 10

/**
 * Keeps a device and what it wants to be told; it belongs to that player from now on, or to none. Where the
 * player has very many, the one that was away longest is told of draws and jackpots only, until its app is opened again.
 * While it has not answered a challenge it gets nothing else: whoever knows or invents an address could have it written to.
 * @returns what the device is called, another name where the player is another, and whether it counts
 * @throws Refusal push-off, bad-input, device-not-yours
 */
export const keepPushDevice = async (
  service: Service,
  body: BodyOut<typeof putPushDevice>,
  player: SignedIn | undefined,
): Promise<KeptDevice> => {
  const { db, ports } = service
  const { push } = ports
  if (!push) throw new Refusal('push-off')
  if (!push.takes(body.endpoint))
    throw new Refusal('bad-input', { endpoint: 'That push service is not known here' })
  const { settings } = body
  if (!settings.games.every(gameByLotteryType))
    throw new Refusal('bad-input', { 'settings.games': 'Choose games that are offered' })
  const unique = { ...settings, kinds: [...new Set(settings.kinds)], games: [...new Set(settings.games)] }
  const target = readTarget(body)
  const kept = await keepDevice(db, target, unique, player)
  if (!kept) throw new Refusal('device-not-yours')
  if (player) await releaseOldDevices(db, player.playerId, MOST, body.endpoint)
  if (!kept.proven) await challengePushDevice(service, push, { ...target, id: kept.id })
  return kept
}
