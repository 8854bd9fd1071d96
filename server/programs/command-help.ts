// What each of the operator's commands takes and does, in one line, and whether it changes anything.
import { isId } from '#server/programs/commands/decision.ts'

interface Help {
  usage: string
  about: string
  /** `reads`: nothing is changed or recorded; `notes`: it takes WHO and WHY among its own words. */
  is: 'reads' | 'changes' | 'notes'
}

const of = (is: Help['is'], rows: Record<string, readonly [usage: string, about: string]>) =>
  Object.entries(rows).map(
    ([name, [usage, about]]) => [name, { usage: `${name} ${usage}`.trim(), about, is }] as const,
  )

const help = new Map<string, Help>([
  ...of('reads', {
    show: ['', 'the funds behind the prizes, what is owed, and each game’s limits'],
    cases: ['', 'withdrawals that wait for a person'],
    matches: ['[DAY]', 'real matches that need somebody'],
    items: ['', 'item prizes that wait for somebody'],
    documents: ['', 'identity documents that wait'],
    jackpots: ['', 'each jackpot’s pool, what it may pay and the draw that is on'],
    keys: ['', 'the ids of the keys that nodes may start with'],
    log: ['[MANY]', 'what was done by command, by whom and why'],
    chat: ['[CHANNEL [MANY]|log]', 'messages that players have reported, or the newest of a channel'],
    exclusions: ['', 'players who shut themselves out, take a break or stand in the register'],
  }),
  ...of('changes', {
    'fund-reserve': ['NAIRA', 'adds to the reserve behind the prizes'],
    'unfund-reserve': ['NAIRA', 'takes out of the reserve what open tickets do not need'],
    'fund-salaries': ['NAIRA', 'adds to the fund behind monthly prizes'],
    'unfund-salaries': ['NAIRA', 'takes out of that fund what open tickets do not need'],
    resume: ['GAME', 'sells a game again'],
    'issue-cards': ['MANY NAIRA', 'makes scratch cards'],
    'void-cards': ['[LOT]', 'the lots with unused cards, or calls back those of one'],
    'accept-key': ['SETTING ID', 'lets nodes start with another key'],
    'stop-sales': ['REASON', 'sells nothing and sends no withdrawal until sell-again'],
    'sell-again': ['', 'lets sales go on if the ledger is whole'],
    testimonials: ['[ID show|refuse]', 'what players said and nobody has read, or decides about one'],
    invitations: ['[ID pass|refuse]', 'invitations that many friends of one player made from one place'],
    newsletter: ['FILE', 'queues a newsletter'],
    result: [
      'ID 2-1 [--sure]',
      'the result of a match; --sure if it can hardly be over or a source says something else',
    ],
    void: ['ID [--sure]', 'calls a match off; --sure if tickets are on it'],
    'match-open': ['LEAGUE DAY HOUR HOME v AWAY', 'puts a match on sale that no source has opened'],
    reconcile: [
      '[DAYS]',
      'compares the books of the providers with ours, keeps what differs and drops what no longer does',
    ],
    'enter-payment': ['REFERENCE PHONE', 'enters a payment that reconcile lists as payment-not-ours'],
    'enter-withdrawal': [
      'REFERENCE PHONE BANK ACCOUNT [--ours]',
      'enters a transfer that reconcile lists as transfer-not-ours; --ours if you bear what the winnings lack',
    ],
    regulator: ['FROM TO FOLDER', 'sales, prizes, refunds, tax and complaints by day, as CSV'],
    limits: ['PHONE', 'the limits of a player, and whether anything keeps them from playing'],
    'open-item': [
      'ID DAY CATEGORY PRICE CHANCE-PRICE CASH NAME',
      'puts an item on sale until 22:00 on its day',
    ],
    'void-item': ['ID', 'calls an item off while it is on sale'],
    'send-item': ['ID CARRIER NUMBER', 'an item is on its way to its winner'],
    'received-item': ['ID', 'the winner has the item'],
    'item-picture': ['ID FILE', 'shows an item by a JPEG or PNG instead of the drawing'],
    'pass-item': ['ID REASON', 'gives an item to the holder of the reserve number'],
    document: ['ID FILE', 'writes the picture of a document into a file'],
    hold: ['GAME REASON | ID REASON HOURS WHO WHY', 'stops a game’s sale, or keeps a withdrawal'],
    reopen: ['PHONE WHY', 'opens play again after a self-exclusion'],
    'forget-nin': ['PHONE', 'takes out a national identity number that was given wrongly'],
    'register-exclusion': ['PHONE DAY|forever|over', 'what the state’s register says of a player'],
  }),
  ...of('notes', {
    approve: [
      'ID WHO WHY [--sure]',
      'ends a review, or a hold of yours; what else it waits for stays; --sure as for give-back',
    ],
    release: ['ID WHO WHY [--sure]', 'ends a hold; --sure as for give-back'],
    'cash-item': ['ID WHO WHY', 'pays the cash alternative for a claimed item that cannot be bought'],
    'give-back': [
      'ID WHO WHY [--sure]',
      'puts a withdrawal back into the wallet; --sure if the provider has spoken of a payment',
    ],
    'close-case': ['ID KIND WHO WHY', 'closes a case of a withdrawal that is paid or returned'],
    deleted: ['D-12 WHO WHY', 'who a deleted player was'],
    'hand-over': ['D-12 PHONE WHO WHY', 'moves what is kept for a deleted player'],
    'accept-document': ['ID WHO WHY', 'accepts an identity document'],
    'refuse-document': ['ID WHO WHY', 'refuses an identity document'],
    'chat-hide': ['CHANNEL NUMBER WHO WHY', 'takes a message down'],
    'chat-restore': ['CHANNEL NUMBER WHO WHY', 'shows a message again'],
    'chat-mute': ['AUTHOR HOURS WHO WHY', 'lets a player read only'],
    'chat-name': ['AUTHOR WHO WHY', 'takes a nickname away'],
    'chat-word': ['[selling|rude|allowed|drop "WORDS" WHO WHY]', 'your own words beside the list of chats'],
    announce: ['WHO TEXT', 'writes into the channel that players only read'],
    'chat-slow': ['CHANNEL SECONDS WHO WHY', 'slows a channel'],
  }),
])

/** Without arguments, these only list. */
const LISTS = ['chat-word', 'testimonials', 'invitations', 'void-cards']

export const isRead = (name: string, words: readonly string[]): boolean =>
  helpOf(name).is === 'reads' || (LISTS.includes(name) && words.length === 0)

/** Where WHO stands among a command's own words; WHY is the rest. */
export const placeOfWho = (name: string, words: readonly string[]): number | undefined => {
  const { usage, is } = helpOf(name)
  if (name === 'hold') return isId(words[0]) ? 3 : undefined
  return is === 'notes' ? usage.replaceAll(/[[\]]/g, '').split(' ').indexOf('WHO') - 1 : undefined
}

export const isFlag = (word: string): boolean => /^--./.test(word)

/** An argument of several words comes last in a usage: a reason, a name, a text, teams. */
const ENDS_OPEN = /(REASON|WHY|NAME|TEXT|AWAY)\]?( \[--\w+\])?$/

/**
 * A mistyped `--dryrun` would be ignored, and the deed done.
 * @throws Error saying which
 */
export const refuseUnknownFlags = (usage: string, given: readonly string[]): void => {
  const wrong = given.find(
    it => isFlag(it) && !/^--(dry-run|help|who=.*|why=.*)$/s.test(it) && !usage.includes(`[${it}]`),
  )
  if (wrong) throw new Error(`There is no ${wrong} here, and nothing was done. The command: ${usage}`)
}

/**
 * Of `pass-item ID under age --why=passport shows 17`, everybody would read that the winner is under age shows 17.
 * @throws Error with how to write it
 */
export const refuseUnquoted = (given: readonly string[]): void => {
  const cut = given.find(
    (it, at) => /^--(who|why)=\S*$/.test(it) && at + 1 < given.length && !isFlag(given[at + 1]!),
  )
  if (cut)
    throw new Error(
      `${cut} ends at its first space, and nothing was done: put quotes around it, --why="the whole reason", and it last.`,
    )
}

/**
 * `5 000 000` is not five naira.
 * @throws Error with what the command takes
 */
export const refuseMoreWords = (usage: string, words: readonly string[]): void => {
  const taken = usage
    .split(' ')
    .slice(1)
    .filter(it => !it.startsWith('[--')).length
  if (!ENDS_OPEN.test(usage) && words.filter(it => !isFlag(it)).length > taken)
    throw new Error(
      `That is a word too many, and nothing was done: ${usage}. Put quotes around one with spaces.`,
    )
}

/** Which of a command's words is a bank account's number. */
export const isAccount = (name: string, at: number): boolean =>
  helpOf(name).usage.split(' ')[at + 1] === 'ACCOUNT'

/** @throws RangeError if the command has no description; then it is not run either */
export const helpOf = (name: string): Help => {
  const found = help.get(name)
  if (!found) throw new RangeError(`Nobody has described ${name}`)
  return found
}
