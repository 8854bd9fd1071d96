// The operator's commands by name. Each answers in text for a person.
import * as cards from '#server/programs/commands/cards.ts'
import * as chats from '#server/programs/commands/chats.ts'
import { deleted, handOver } from '#server/programs/commands/deletions.ts'
import * as documents from '#server/programs/commands/documents.ts'
import * as forgotten from '#server/programs/commands/forgotten.ts'
import * as funds from '#server/programs/commands/funds.ts'
import { invitations } from '#server/programs/commands/invitations.ts'
import { itemPicture } from '#server/programs/commands/item-picture.ts'
import * as items from '#server/programs/commands/items.ts'
import { log } from '#server/programs/commands/log.ts'
import * as matches from '#server/programs/commands/matches.ts'
import { newsletter } from '#server/programs/commands/newsletter.ts'
import type { Command, Place } from '#server/programs/commands/place.ts'
import { reconcileNow } from '#server/programs/commands/reconcile.ts'
import { regulator } from '#server/programs/commands/regulator.ts'
import * as saferPlay from '#server/programs/commands/safer-play.ts'
import * as sales from '#server/programs/commands/sales.ts'
import { show } from '#server/programs/commands/show.ts'
import * as state from '#server/programs/commands/state.ts'
import { testimonials } from '#server/programs/commands/testimonials.ts'
import * as withdrawals from '#server/programs/commands/withdrawals.ts'

const commands: Record<string, Command> = {
  show,
  'fund-reserve': funds.fundReserve,
  'unfund-reserve': funds.unfundReserve,
  'fund-salaries': funds.fundSalaries,
  'unfund-salaries': funds.unfundSalaries,
  hold: sales.hold,
  resume: sales.resume,
  cases: withdrawals.cases,
  approve: withdrawals.approve,
  release: withdrawals.release,
  'give-back': withdrawals.giveBack,
  'close-case': withdrawals.closeCase,
  'issue-cards': cards.issue,
  'void-cards': cards.voidLot,
  'accept-key': state.acceptKeyOf,
  'stop-sales': sales.stopSelling,
  'sell-again': sales.sellAgain,
  reconcile: reconcileNow,
  'enter-payment': forgotten.enterPayment,
  'enter-withdrawal': forgotten.enterWithdrawal,
  regulator,
  testimonials,
  invitations,
  jackpots: state.jackpots,
  keys: state.keys,
  'forget-nin': saferPlay.forgetNin,
  exclusions: saferPlay.exclusions,
  limits: saferPlay.limits,
  reopen: saferPlay.reopen,
  'register-exclusion': saferPlay.registerExclusion,
  newsletter,
  deleted,
  'hand-over': handOver,
  matches: matches.matches,
  'match-open': matches.matchOpen,
  result: matches.result,
  void: matches.callOff,
  items: items.items,
  'open-item': items.openOne,
  'void-item': items.voidItem,
  'send-item': items.sendItem,
  'item-picture': itemPicture,
  'cash-item': items.cashItem,
  'received-item': items.receivedItem,
  'pass-item': items.passItem,
  chat: chats.chat,
  'chat-hide': chats.hide,
  'chat-restore': chats.restore,
  'chat-mute': chats.mute,
  'chat-name': chats.takeName,
  'chat-word': chats.word,
  'chat-slow': chats.slow,
  announce: chats.announce,
  documents: documents.documents,
  document: documents.showDocument,
  'accept-document': documents.accept,
  'refuse-document': documents.refuse,
  log,
}

export const commandNames: readonly string[] = Object.keys(commands)

/** @throws Error naming those that exist */
export const findCommand = (name = '') => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
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
