// A line code is bought with the PIN, once in a session, into the batch that was on sale when the PIN was asked for.
import { createHash, createHmac } from 'node:crypto'
import { readLineCode } from '#src/picks/line-code.ts'
import { isNumberGame, type GameRules } from '#src/games/game.ts'
import { price } from '#src/picks/price.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { shortId } from '#src/lib/short-id.ts'
import { findClock } from '#server/db/queries/draws/batches.ts'
import { findAccountOf } from '#server/db/queries/accounts/players.ts'
import { findBatchOfSlip, findSlip } from '#server/db/queries/buying/slips.ts'
import { refuseLocked, settleTry } from '#server/deeds/accounts/backoff.ts'
import { asOneTry, checkPin, type BeforeWrong } from '#server/deeds/accounts/check-pin.ts'
import { boughtTogether, buySlips } from '#server/deeds/buying/buy-slips.ts'
import { registerSlip } from '#server/deeds/buying/register-slip.ts'
import { ensureBatches } from '#server/deeds/draws/ensure-batches.ts'
import { idFrom } from '#server/deeds/new-id.ts'
import { findDone } from '#server/ledger/once.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import type { Bought } from '#server/wire/success.ts'
import { ask, end, type Caller, type Step } from './ussd-step.ts'
import { ussdWords as words } from './ussd-words.ts'

type Slip = NonNullable<ReturnType<typeof readLineCode<GameRules>>>

interface Order {
  playerId: number
  slip: Slip
  /** The same for each repetition of a session's request. */
  slipId: string
  key: string
  hash: Uint8Array
}

const hashOf = (text: string) => new Uint8Array(createHash('sha256').update(text).digest())

/** Nobody else can work it out, because anyone who has it may look at the slip. */
const slipIdOf = ({ pepper }: Service, ...about: readonly (string | number)[]): string =>
  idFrom(
    createHmac('sha256', pepper)
      .update(`ussd slip ${about.join(' ')}`)
      .digest(),
  )

/** The provider repeats a request whose answer was late: the slip may exist already. */
const keepSlip = async (service: Service, { playerId, slip, slipId }: Order): Promise<void> => {
  if (await findSlip(service.db, playerId, slipId)) return
  await ensureBatches(service, await findClock(service.db))
  try {
    await registerSlip(service, { playerId, ...slip, id: slipId })
  } catch (error) {
    if (error instanceof Refusal || !(await findSlip(service.db, playerId, slipId))) throw error
  }
}

const askForPin = async (service: Service, order: Order): Promise<Step> => {
  await keepSlip(service, order)
  const { slip, playerId, slipId } = order
  const batch = await findBatchOfSlip(service.db, playerId, slipId)
  if (!batch) throw new Refusal('batch-closed')
  return ask(
    words.askPin({
      game: lotteryName(slip.game.id),
      lines: words.lines(slip.lines),
      price: price(slip.lines.length, slip.stake),
      closesAt: batch.closes_at,
    }),
  )
}

const spent = (error: unknown) => {
  throw error instanceof Refusal ? new Refusal('pin-wrong', { message: words.pinSpent }) : error
}

/**
 * One try in each session, so that a repeated request is not a second wrong PIN, on whichever nodes. Another PIN in the same
 * instant is one.
 */
const judgePin = async (
  service: Service,
  { playerId, pin }: { playerId: number; pin: string },
  session: string,
  beforeWrong: BeforeWrong,
) => {
  const here = `ussd pin in ${session}`
  await refuseLocked(service, here).catch(spent)
  const before = async () => {
    await beforeWrong().catch(spent)
    await settleTry(service, here, false, 1, 15 * 60).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
    })
  }
  await checkPin(service, { playerId, pin }, before, 'message')
}

const buyOnce = async (
  service: Service,
  order: Order,
  { pin, session }: { pin: string; session: string },
  beforeWrong: BeforeWrong,
): Promise<Bought[]> => {
  const { playerId, slip, slipId, key, hash } = order
  if (await findDone(service.db, playerId, key)) {
    if ((await findSlip(service.db, playerId, slipId))?.state === 'paid')
      return boughtTogether(service, playerId, [slipId])
    throw new Refusal('key-reused', { message: words.boughtAlready })
  }
  await judgePin(service, { playerId, pin }, session, beforeWrong)
  const batch = await findBatchOfSlip(service.db, playerId, slipId)
  if (!batch) throw new Refusal('slip-unknown')
  return buySlips(service, {
    playerId,
    slipIds: [slipId],
    wallet: 'play',
    batch: batch.id,
    amount: price(slip.lines.length, slip.stake),
    requestKey: key,
    requestHash: hash,
  })
}

const buy = async (service: Service, order: Order, pin: string, { session }: Caller): Promise<Step> => {
  const { playerId, key: requestKey, hash: requestHash } = order
  const asked = { playerId, requestKey, requestHash, pin }
  const [bought] = await asOneTry(service, service.counter.payments, asked, beforeWrong =>
    buyOnce(service, order, { pin, session }, beforeWrong),
  )
  return end(
    words.bought({
      game: lotteryName(order.slip.game.id),
      id: shortId(order.slipId),
      drawsAt: bought!.batch.drawsAt,
    }),
  )
}

const PARTS = 4

/** @param typed the code's parts, then PINs */
export const buyByCode = async (
  service: Service,
  caller: Caller,
  typed: readonly string[],
): Promise<Step> => {
  if (typed.length === 0) return ask(words.askCode)
  const code = typed.slice(0, PARTS).join('*')
  const slip = readLineCode(service.games.filter(isNumberGame), code)
  if (!slip) return end(words.codeWrong)
  const account = await findAccountOf(service.db, caller.phone)
  if (!account) return end(words.noAccount)
  const order = {
    playerId: account.id,
    slip,
    slipId: slipIdOf(service, account.id, caller.session, code),
    // One purchase in a session.
    key: `ussd/${Buffer.from(hashOf(caller.session)).toString('hex')}`,
    hash: hashOf(code),
  }
  const pin = typed.slice(PARTS).at(-1)
  if (pin === undefined) return askForPin(service, order)
  if (pin === '0') return end(words.left)
  return /^\d{4}$/.test(pin) ? buy(service, order, pin, caller) : ask(words.pinForm)
}
