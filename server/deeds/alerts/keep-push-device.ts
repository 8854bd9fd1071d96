import { offeredGames } from '#src/alerts/offered-games.ts'
import type { BodyOut } from '#src/contract/call.ts'
import type { putPushDevice } from '#src/contract/alerts.ts'
import type { SignedIn } from '#server/db/queries/accounts/sessions.ts'
import { keepDevice, releaseOldDevices, type KeptDevice } from '#server/db/queries/alerts/push-devices.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { challengePushDevice } from './challenge-push-device.ts'
import { readTarget } from './push-target.ts'

/** Devices that get a player's own results and money alerts: the most recently used ones. */
const MOST = 10

const isOffered = (type: string): boolean => offeredGames.some(game => game.lotteryType === type)

/**
 * Saves a device and its preferences; from now on it belongs to this player, or to nobody. If a player has too many,
 * the one idle longest gets only draws and jackpots until its app is opened again. Until it answers a challenge it
 * gets nothing else: otherwise anyone could have messages sent to an address they know or invent.
 * @returns the device's name, which changes with the player, and whether it is proven
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
  if (!settings.games.every(isOffered))
    throw new Refusal('bad-input', { 'settings.games': 'Choose games that are offered' })
  const unique = { ...settings, kinds: [...new Set(settings.kinds)], games: [...new Set(settings.games)] }
  const target = readTarget(body)
  const kept = await keepDevice(db, target, unique, player)
  if (!kept) throw new Refusal('device-not-yours')
  if (player) await releaseOldDevices(db, player.playerId, MOST, body.endpoint)
  if (!kept.proven) await challengePushDevice(service, push, { ...target, id: kept.id })
  return kept
}
