// A ticket that several players share, bought with the last share.
import { makeSyndicate, payShare } from '#src/contract/players/syndicates.ts'
import { newKey, register, someLines } from './play.ts'
import type { TestService } from './service.ts'

/** @param shares naira of each, in order, the maker's first @returns the ticket's ID */
export const buyTogether = async (
  s: TestService,
  lines: number,
  shares: readonly (readonly [{ token: string }, number])[],
): Promise<string> => {
  const { token } = shares[0]![0]
  const { slipId } = await register(s, { token, lines: someLines(lines) })
  const named = shares.map(([, naira], at) => ({ name: `Friend ${at}`, amount: String(naira) }))
  const body = { game_play_id: slipId, shares: named }
  const { syndicate } = (await s.call(makeSyndicate, { token, key: newKey(), body })).data
  for (const [at, [friend, naira]] of shares.entries()) {
    if (at === 0) continue
    const params = { code: syndicate.shares[at]!.code! }
    void (
      await s.call(payShare, { token: friend.token, key: newKey(), params, body: { amount: String(naira) } })
    ).data
  }
  return syndicate.id
}
