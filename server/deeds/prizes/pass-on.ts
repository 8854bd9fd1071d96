// A shared ticket's money comes into its maker's wallet and goes on to the members in the same transaction.
import { splitByShares } from '#src/games/split-shares.ts'
import type { Kobo } from '#src/lib/money.ts'
import { listShared, type MemberRow } from '#server/db/queries/buying/syndicates.ts'
import type { Tx } from '#server/db/db.ts'
import { post, walletCode, type Transfer } from '#server/ledger/transfers.ts'

interface Passing {
  /** Its maker. */
  playerId: number
  shares: readonly MemberRow[]
  /** A ticket, or a jackpot's draw. */
  cause: string
}

const toMembers = (
  { playerId, shares, cause }: Passing,
  amounts: readonly Kobo[],
  wallet: 'play' | 'winnings',
  kind: string,
): Transfer[] =>
  shares.flatMap((share, at) =>
    share.player_id === playerId
      ? []
      : [
          {
            debit: walletCode(playerId, wallet),
            credit: walletCode(share.player_id, wallet),
            amount: amounts[at]!,
            kind,
            cause: `${cause}/${at + 1}`,
          },
        ],
  )

const paidBy = ({ shares }: Passing): Kobo[] => shares.map(share => share.amount)

/** @param net what came, after tax, in kobo */
export const wonTogether = (it: Passing, net: Kobo): Transfer[] =>
  toMembers(it, splitByShares(net, paidBy(it)), 'winnings', 'share-won')

const passOn = async (tx: Tx, batchId: string, transfers: typeof wonTogether): Promise<void> => {
  const tickets = await listShared(tx, batchId)
  await post(
    tx,
    tickets.flatMap(({ id, player_id: playerId, shares, net }) =>
      transfers({ playerId, shares, cause: id }, net),
    ),
  )
}

/** A batch is settled: prizes and cashback, less tax. */
export const passOnPrizes = (tx: Tx, batchId: string) => passOn(tx, batchId, wonTogether)

/** A batch is void: each gets back what they paid. */
export const passOnRefunds = (tx: Tx, batchId: string) =>
  passOn(tx, batchId, it => toMembers(it, paidBy(it), 'play', 'share-refund'))
