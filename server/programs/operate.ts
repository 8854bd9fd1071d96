// The operator's command line: help, a dry run of each command, and a note of who did what and why.
import { canonicalPhone, maskPhone } from '#src/lib/phone.ts'
import type { Db } from '#server/db/db.ts'
import { nestedDb } from '#server/db/nested.ts'
import { insertEntry } from '#server/db/queries/operator/entries.ts'
import type { Books } from '#server/ports/ports.ts'
import {
  helpOf,
  isAccount,
  isFlag,
  isRead,
  placeOfWho,
  refuseMoreWords,
  refuseUnknownFlags,
  refuseUnquoted,
} from './command-help.ts'
import { commandNames, findCommand, runCommand } from './commands.ts'
import type { Place } from '#server/programs/commands/place.ts'

interface Asked {
  words: string[]
  dry: boolean
  help: boolean
  who: string
  why: string
}

export const isDryRun = (given: readonly string[]): boolean => given.includes('--dry-run')

const read = (given: readonly string[]): Asked => {
  const flag = (name: string) =>
    given
      .find(it => it.startsWith(`--${name}=`))
      ?.slice(name.length + 3)
      .trim() ?? ''
  return {
    words: given.filter(it => !/^--(dry-run$|help$|who=|why=)/.test(it)),
    dry: isDryRun(given),
    help: given.includes('--help'),
    who: flag('who'),
    why: flag('why'),
  }
}

interface Operated extends Place {
  /** The sandbox's books are in the database itself, which has only one connection if embedded. */
  booksOn?: (db: Db) => readonly Books[]
}

const FLAGS = '--who=NAME --why="REASON"'

const line = (name: string): string => {
  const { usage, about, is } = helpOf(name)
  return `  ${usage}${is === 'changes' ? ` ${FLAGS}` : ''}\n      ${about}`
}

/** Every command, or one. */
const helpText = (name: string | undefined): string =>
  name === undefined
    ? `Say one of these. --dry-run shows what a command would say, and changes nothing.\n${commandNames.map(line).join('\n')}`
    : line(name)

/** What `help`, `help NAME` and `NAME --help` say, without any database. @throws Error if there is no such command */
export const helpAsked = (given: readonly string[]): string | undefined => {
  const { words, help } = read(given)
  const isCommand = words[0] === 'help'
  if (!help && !isCommand) return undefined
  const name = words[isCommand ? 1 : 0]
  if (name !== undefined) findCommand(name)
  return helpText(name)
}

/** Carries the answer out of a transaction that is rolled back. */
class Undone extends Error {}

/** As typed in a sentence, with whatever a phone's contacts or a thumb put between the digits. */
const PHONE = /(?<![\w-])(?:(?:\+|00)?234[\s.\p{Pd}\p{Cf}]?0?|0)?[789][01](?:[\s.\p{Pd}\p{Cf}]?\d){8}(?!\w)/gu

const withoutPhones = (text: string): string => text.replace(PHONE, it => maskPhone(canonicalPhone(it) ?? ''))

/** Keeps full phone and account numbers out of the log: the rows that a command changed say whose it was. */
const masked = (name: string, word: string, at: number): string => {
  if (isAccount(name, at)) return word.replace(/^\d{6}/, '******')
  const phone = canonicalPhone(word)
  return phone ? maskPhone(phone) : withoutPhones(word)
}

/** Puts who and why in fields of their own, whether they came as flags or among the words, and flags last. */
const noteOf = (name: string, given: readonly string[], said: { who: string; why: string }) => {
  const words = given.filter(it => !isFlag(it))
  const at = placeOfWho(name, words) ?? words.length
  const { who = said.who, why = said.why } = at < words.length ? signed(words.slice(at)) : {}
  return {
    command: name,
    words: [...words.slice(0, at).map((word, place) => masked(name, word, place)), ...given.filter(isFlag)],
    who,
    why: withoutPhones(why),
  }
}

const signed = ([who = '', ...why]: readonly string[]) => ({ who, why: why.join(' ') })

/**
 * Runs one command in one transaction with its note, so that nothing is done unrecorded.
 * @throws Error saying what to write instead
 */
export const operate = async (place: Operated, given: readonly string[]): Promise<string> => {
  const help = helpAsked(given)
  if (help !== undefined) return help
  const { words, dry, who, why } = read(given)
  const [name = '', ...rest] = words
  findCommand(name)
  const { usage } = helpOf(name)
  refuseUnknownFlags(usage, given)
  refuseUnquoted(given)
  if (isRead(name, rest)) {
    refuseMoreWords(usage, rest)
    return runCommand(place, words)
  }
  const note = noteOf(name, rest, { who, why })
  if (!dry && placeOfWho(name, rest) === undefined && (!note.who || !note.why))
    throw new Error(`Say who you are and why: ${name} … ${FLAGS}`)
  refuseMoreWords(usage, rest)
  try {
    return await place.db.tx(async tx => {
      const db = nestedDb(tx, place.db.kind)
      const books = place.booksOn?.(db) ?? place.books
      const said = await runCommand({ ...place, ...(books ? { books } : {}), db, dry }, words)
      if (dry) throw new Undone(said)
      await insertEntry(tx, note)
      return said
    })
  } catch (error) {
    if (error instanceof Undone) return `Nothing was changed. It would say:\n${error.message}`
    throw error
  }
}
