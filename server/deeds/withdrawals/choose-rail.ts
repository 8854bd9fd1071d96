// Which provider gets a new attempt. One that is under way stays where it is, whatever becomes of its provider.
import { countRails, findRailCodes } from '#server/db/queries/money/rails.ts'
import { byHealth } from '#server/ports/choose.ts'
import type { Payouts } from '#server/ports/ports.ts'
import type { Service } from '#server/service.ts'

type Counted = Awaited<ReturnType<typeof countRails>>[number]

/** Out for a while if our money there is short or our key wrong; a silent one, until it answers more often than not. */
export const isRailWell = (counted: Counted | undefined): boolean =>
  !counted || (counted.unsent === 0 && counted.silent <= counted.taken)

interface Chosen {
  provider: Payouts
  isWell: boolean
}

/** @returns those that know the bank, the best first; the bank's codes are those of the first provider */
export const chooseRail = async (
  { db, ports, settings }: Pick<Service, 'db' | 'ports' | 'settings'>,
  bankCode: string,
): Promise<Chosen> => {
  const [home] = ports.payouts
  if (ports.payouts.length === 1) return { provider: home!, isWell: true }
  const codes = await findRailCodes(db, bankCode)
  const counted = new Map((await countRails(db)).map(it => [it.provider, it]))
  const isWell = (name: string) => isRailWell(counted.get(name))
  const knowing = ports.payouts.filter(it => it === home || codes.has(it.name))
  const [provider] = byHealth(knowing, settings.PAYOUT_RAILS, isWell)
  return { provider: provider!, isWell: isWell(provider!.name) }
}

/** Their code for a bank of the first provider's list. @throws if they do not list it any more: nobody knows */
export const codeAt = async (
  { db, ports }: Pick<Service, 'db' | 'ports'>,
  provider: Payouts,
  bankCode: string,
): Promise<string> => {
  if (provider === ports.payouts[0]) return bankCode
  const code = (await findRailCodes(db, bankCode)).get(provider.name)
  if (!code) throw new Error(`${provider.name} does not list the bank ${bankCode}`)
  return code
}
