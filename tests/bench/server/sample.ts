// One player who owns something of every kind, so each call has something to answer.
import type { AnswerIn } from '#src/contract/call.ts'
import type { listTransactions } from '#src/contract/wallet.ts'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { DAY } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { listMovements } from '#server/db/queries/money/transactions.ts'
import { openItem } from '#server/deeds/items/open-item.ts'
import { placeBids } from '#server/deeds/items/place-bids.ts'
import { moveWinnings } from '#server/deeds/prizes/move-winnings.ts'
import { openTopUp } from '#server/deeds/top-ups/open-top-up.ts'
import { registerSlip } from '#server/deeds/buying/register-slip.ts'
import type { Service } from '#server/service.ts'
import { movementOnWire } from '#server/wire/movement.ts'
import { paidAhead, questions, type Question } from '../../support/every-call.ts'
import { hashOf, sell } from '../../support/selling.ts'
import type { BenchPlayer } from './players.ts'
import { listBeneficiaries } from '#server/db/queries/money/banks.ts'
import { requestWithdrawal } from '#server/deeds/withdrawals/request-withdrawal.ts'
import { post, walletCode } from '#server/ledger/transfers.ts'
import { PIN } from '../../support/lucky.ts'
import { ACCOUNT, mayWithdraw } from '../../support/withdrawals.ts'

const LINES = [
  [3, 11, 24, 40],
  [1, 2, 3, 4],
  [7, 19, 33, 38],
]

/** A valid request for each call, by method and path. */
export const sampleOf = async (
  service: Service,
  { playerId, token }: BenchPlayer,
): Promise<Record<string, Question>> => {
  const { db } = service
  const { stake } = instantCashout.stakes[0]!
  const over = { game: instantCashout }
  for (let n = 0; n < 20; n++) await sell(service, playerId, LINES, stake, over)
  const ticket = await sell(service, playerId, LINES, stake, over)
  const slip = await registerSlip(service, { playerId, game: instantCashout, stake, lines: LINES })
  const card = { playerId, amount: kobo(1000), requestKey: 'sample-card', requestHash: hashOf('card') }
  const { reference } = await openTopUp(service, card)
  const key = 'sample-move'
  await moveWinnings(service, { playerId, amount: kobo(100), requestKey: key, requestHash: hashOf(key) })
  const advance = await paidAhead(service, playerId)
  await mayWithdraw({ service }, playerId)
  const wallet = { debit: 'clearing:card', credit: walletCode(playerId, 'winnings') }
  await db.tx(tx => post(tx, [{ ...wallet, amount: kobo(500), kind: 'top_up', cause: 'sample-winnings' }]))
  const withdrawal = await requestWithdrawal(service, {
    playerId,
    amount: kobo(500),
    bankCode: ACCOUNT.bank_code,
    accountNumber: ACCOUNT.account_number,
    pin: PIN,
    save: true,
    requestKey: 'sample-withdrawal',
    requestHash: hashOf('withdrawal'),
  })
  await openItem(db, service.ports.beacon.chain, {
    id: 'sample-item',
    name: 'Bag of rice',
    category: 'rice',
    picture: null,
    price: kobo(200_000),
    chancePrice: kobo(50),
    cash: kobo(170_000),
    day: service.ports.clock.now() + DAY,
  })
  const [bid] = await placeBids(service, {
    playerId,
    bids: [{ itemId: 'sample-item', amountType: 'easy', chances: 1 }],
    wallet: 'play',
    amount: kobo(50),
    requestKey: 'sample-bid',
    requestHash: hashOf('bid'),
  })
  const [beneficiary] = await listBeneficiaries(db, playerId)
  const [movement] = await listMovements(db, playerId, undefined, 1, 0)
  const batch = await db.one<{ id: string; rules: string }>`
    select id, encode(rules_hash, 'hex') as rules from batch where state = 'settled'
    order by opens_at desc limit 1`
  const wire: AnswerIn<typeof listTransactions>['results'][number] = movementOnWire(movement!)
  return questions(
    {
      playerId,
      token,
      phone: '',
      ticketId: ticket.game_id,
      slipId: slip.id,
      lineId: slip.lines[0]!.id,
      reference: reference!,
      movement: wire.id,
      key,
      advance,
      withdrawal,
      beneficiary: beneficiary!.id,
      item: 'sample-item',
      bid: bid!,
      copy: crypto.randomUUID(),
      order: crypto.randomUUID(),
      syndicate: crypto.randomUUID(),
      invitation: '0'.repeat(24),
    },
    { batch: batch!.id, rules: batch!.rules },
  )
}
