// The operator's commands. Each answers in text for a person.
import { awoof } from '#src/games/awoof/game.ts'
import type { AnyGame } from '#src/games/game.ts'
import type { BeaconChain } from '#src/draws/beacon.ts'
import { jackpots } from '#src/games/jackpots.ts'
import { isBandOpen, reserveNeeded } from '#src/games/reserve.ts'
import { predictionGames } from '#src/games/soccer-cash/games.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { parseMoney } from '#src/lib/fields/parse-money.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { acceptKey } from '#server/db/binding.ts'
import type { Db } from '#server/db/db.ts'
import {
  deleteHold,
  findHeld,
  insertHold,
  listHolds,
  listOpenWorst,
} from '#server/db/queries/buying/limits.ts'
import { findStop, liftStop, stopSales } from '#server/db/queries/money/sales-stop.ts'
import { checkWhole } from '#server/deeds/limits/check-ledger.ts'
import { takeFromReserve } from '#server/deeds/limits/take-from-reserve.ts'
import {
  ANNUITY_FUND,
  limitOf,
  RESERVE,
  reservesOf,
  shareOfForm,
  writeLimits,
} from '#server/deeds/limits/write-limits.ts'
import { balanceOf, post } from '#server/ledger/transfers.ts'
import { approve, cases, giveBack, holdWithdrawal, isWithdrawalId, release } from './withdrawal-commands.ts'
import { invitations } from './invitation-command.ts'
import { exclusions, limits, registerExclusion, reopen } from './safer-play-commands.ts'
import { testimonials } from './testimonial-commands.ts'
import {
  accept as acceptDocument,
  documents,
  refuse as refuseDocument,
  showDocument,
} from './document-commands.ts'
import { cashItem, items, openOne, passItem, receivedItem, sendItem, voidItem } from './item-commands.ts'
import { itemPicture } from './item-picture.ts'
import { callOff, matches, matchOpen, result } from './match-commands.ts'
import * as cards from './card-commands.ts'
import * as chats from './chat-commands.ts'
import { deleted, handOver } from './deletion-commands.ts'
import * as state from './state-commands.ts'
import { newsletter } from './newsletter-command.ts'
import { reconcileNow } from './reconcile-command.ts'
import { regulator } from './regulator-command.ts'
import { listOpenPredictions } from '#server/db/queries/matches/exposure.ts'
import type { Books, Randomness } from '#server/ports/ports.ts'
import type { Service } from '#server/service.ts'
import { newId } from '#server/deeds/new-id.ts'

export interface Place extends Pick<Service, 'db' | 'games'> {
  randomness: Randomness
  /** Those of the providers whose keys this program knows. */
  books?: readonly Books[]
  /** The origin of the address that players see. */
  origin?: string
  /** The beacon that the nodes use. */
  chain?: BeaconChain
  /** Nothing is changed: a command that writes files only says which. */
  dry?: boolean
  /** The service's, if this program knows it. */
  pepper?: Uint8Array | undefined
}

const amountOf = (text: string | undefined): Kobo => {
  const amount = parseMoney(text ?? '')
  if (!amount || amount <= 0) throw new Error('Say an amount in naira, like 5000000')
  return amount
}

const gameOf = (games: readonly AnyGame[], id: string | undefined): { id: string } => {
  const known = [...games, ...predictionGames, { id: awoof.id }]
  const game = known.find(it => it.id === id)
  if (!game) throw new Error(`Say a game: ${known.map(it => it.id).join(', ')}`)
  return game
}

const fund = async (place: Place, account: string, text: string | undefined): Promise<string> => {
  const amount = amountOf(text)
  const cause = `operator/${newId(place.randomness)}`
  await place.db.tx(tx =>
    post(tx, [{ debit: 'operator_funds', credit: account, amount, kind: 'reserve', cause }]),
  )
  await writeLimits(place)
  return `${formatMoney(amount)} added. It holds ${formatMoney(await findHeld(place.db, account))} now.`
}

/** The reserve that a zero too many has filled: what open tickets may cost stays in it. */
const unfund = async (place: Place, text: string | undefined): Promise<string> => {
  const amount = amountOf(text)
  const left = await takeFromReserve(place, { amount, cause: `operator/${newId(place.randomness)}` })
  return `${formatMoney(amount)} taken out. It holds ${formatMoney(left)} now.`
}

const bandLines = (games: readonly AnyGame[], reserve: Kobo): string[] =>
  games.flatMap(({ id, stakes }) =>
    stakes
      .filter(band => band.comingSoon)
      .map(
        band =>
          `  ${id} ${formatMoney(band.stake)}: ${isBandOpen(band, reserve) ? 'open' : 'closed'}, needs ${formatMoney(reserveNeeded(band))}`,
      ),
  )

const poolLines = async (db: Db): Promise<string[]> => {
  const lines: string[] = []
  for (const { id, name } of jackpots)
    lines.push(`  ${name}: ${formatMoney(await balanceOf(db, `jackpot:${id}`))}`)
  return lines
}

const show = async ({ db, games }: Place): Promise<string> => {
  const reserves = await reservesOf(db)
  const holds = await listHolds(db)
  const worst = new Map((await listOpenWorst(db)).map(row => [row.game, row.worst]))
  const stateOf = (game: string) => {
    const hold = holds.find(it => it.game === game)
    return hold ? `, held since ${formatDateTime(hold.since.getTime())}: ${hold.reason}` : ''
  }
  const gameLine = (game: AnyGame) =>
    `  ${game.id}: at most ${formatMoney(limitOf(game, reserves))} a draw, now on sale up to ${formatMoney(worst.get(game.id) ?? 0)}${stateOf(game.id)}`
  const open = new Map((await listOpenPredictions(db)).map(row => [row.game, row.worst]))
  const matchLine = ({ id }: { id: string }) =>
    `  ${id}: at most ${formatMoney(shareOfForm(reserves.reserve))} for all open tickets, now up to ${formatMoney(open.get(id) ?? 0)}${stateOf(id)}`
  return [
    `Prize reserve: ${formatMoney(reserves.reserve)}`,
    `Fund behind prizes paid once or monthly: ${formatMoney(reserves.fund)}`,
    `Owed to winners of such prizes: ${formatMoney(await balanceOf(db, 'prize_liabilities'))}`,
    `Paid ahead for coming draws: ${formatMoney(await balanceOf(db, 'advance'))}`,
    `Unused scratch cards: ${formatMoney(await balanceOf(db, 'scratch_cards'))}`,
    'Owed to the state:',
    `  tax withheld: ${formatMoney(await balanceOf(db, 'tax_withheld'))}`,
    `  stamp duty: ${formatMoney(await balanceOf(db, 'stamp_duty'))}`,
    `  good causes: ${formatMoney(await balanceOf(db, 'good_causes'))}`,
    'Jackpots:',
    ...(await poolLines(db)),
    'Bands that wait for the reserve:',
    ...bandLines(games, reserves.reserve),
    'Games:',
    ...games.map(gameLine),
    ...predictionGames.map(matchLine),
    `  ${awoof.id}: items${stateOf(awoof.id)}`,
  ].join('\n')
}

const hold = async (place: Place, id: string | undefined, ...words: string[]): Promise<string> => {
  const game = gameOf(place.games, id)
  const reason = words.join(' ').trim()
  if (!reason) throw new Error(`Say why: hold ${game.id} REASON`)
  const isNew = await insertHold(place.db, game.id, reason)
  await writeLimits(place)
  return isNew
    ? `${game.id} is held: nothing is sold, what was sold is drawn and paid.`
    : `${game.id} was held already.`
}

const resume = async (place: Place, id: string | undefined): Promise<string> => {
  const game = gameOf(place.games, id)
  const wasHeld = await deleteHold(place.db, game.id)
  await writeLimits(place)
  return wasHeld ? `${game.id} is sold again.` : `${game.id} was not held.`
}

/** Only for settings that are in `database_key`. */
const accept = async ({ db }: Place, setting = '', id = ''): Promise<string> => {
  const known = await db.one`select 1 from database_key where setting = ${setting}`
  if (!known || !/^[0-9a-f]{16}$/.test(id))
    throw new Error('Say the setting and the id of its key, as a start that was refused has named them')
  await acceptKey(db, setting, id)
  return `Nodes with ${setting} ${id} start from now on.`
}

const stopSelling = async ({ db }: Place, ...words: string[]): Promise<string> => {
  const reason = words.join(' ').trim()
  if (!reason) throw new Error('Say why: stop-sales REASON')
  if (await findStop(db)) return 'Sales were stopped already.'
  await stopSales(db, [reason])
  return 'Nothing is sold and no withdrawal is taken or sent, on every node, until sell-again.'
}

const sellAgain = async (place: Place): Promise<string> => {
  const broken = await checkWhole(place.db)
  if (broken.length > 0)
    throw new Error(`The ledger is still broken, and nothing is sold:\n  ${broken.join('\n  ')}`)
  const wasStopped = await liftStop(place.db)
  await writeLimits(place)
  return wasStopped ? 'The ledger is whole: sales go on.' : 'The ledger is whole, and sales were not stopped.'
}

const commands: Record<string, (place: Place, ...words: string[]) => Promise<string>> = {
  show,
  'fund-reserve': (place, amount) => fund(place, RESERVE, amount),
  'unfund-reserve': unfund,
  'fund-salaries': (place, amount) => fund(place, ANNUITY_FUND, amount),
  hold: (place, id, ...words) =>
    isWithdrawalId(id) ? holdWithdrawal(place, id!, ...words) : hold(place, id, ...words),
  resume,
  cases,
  approve,
  release,
  'give-back': giveBack,
  'issue-cards': cards.issue,
  'void-cards': cards.voidLot,
  'accept-key': accept,
  'stop-sales': stopSelling,
  'sell-again': sellAgain,
  reconcile: reconcileNow,
  regulator,
  testimonials,
  invitations,
  jackpots: state.jackpots,
  keys: state.keys,
  'forget-nin': state.forgetNin,
  exclusions,
  limits,
  reopen,
  'register-exclusion': registerExclusion,
  newsletter,
  deleted,
  'hand-over': handOver,
  matches,
  'match-open': matchOpen,
  result,
  void: callOff,
  items,
  'open-item': openOne,
  'void-item': voidItem,
  'send-item': sendItem,
  'item-picture': itemPicture,
  'cash-item': cashItem,
  'received-item': receivedItem,
  'pass-item': passItem,
  chat: chats.chat,
  'chat-hide': chats.hide,
  'chat-restore': chats.restore,
  'chat-mute': chats.mute,
  'chat-word': chats.word,
  'chat-slow': chats.slow,
  announce: chats.announce,
  documents,
  document: showDocument,
  'accept-document': acceptDocument,
  'refuse-document': refuseDocument,
}

export const commandNames: readonly string[] = Object.keys(commands)

/** @throws Error naming those that exist */
export const findCommand = (name = '') => {
  const command = commands[name]
  if (!command) throw new Error(`Say one of: ${commandNames.join(', ')}`)
  return command
}

/**
 * Runs one command.
 * @param words its name and arguments
 * @throws Error saying what to write instead
 */
export const runCommand = async (place: Place, [name, ...words]: readonly string[]): Promise<string> =>
  findCommand(name)(place, ...words)
