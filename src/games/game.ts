// A game as data, read by the pick engine, the price tag, the service and settlement.
import type { Cadence } from '#src/draws/schedule.ts'
import type { GameLook } from '#src/lib/look.ts'
import type { Kobo } from '#src/lib/money.ts'

export interface StakeOption {
  /** Price per line, kobo. */
  stake: Kobo
  /** Prize for a line with every number right, kobo: the "potential win" on the stake's card. */
  topPrize: Kobo
  comingSoon?: boolean
}

export interface Tier {
  /** How many of the line's numbers were drawn. */
  hits: number
  /** The card's potential win, a multiple of the line's stake (0.5 returns half), or a fixed amount. */
  pays: 'card' | number | { fixed: Kobo }
  /** Cashback is money back, never called a win. */
  kind: 'prize' | 'cashback'
}

/** Addresses of a game's screens. */
export interface GamePaths {
  play: string
  howToPlay: string
  /** May carry a query. */
  summary: string
  success: string
  verifyPhone: string
  /** Where to watch a draw, with the ticket as `?id=`. */
  draw?: string
}

/** How the winner of a fully correct line can take it: the card's prize at once, or this much a month. */
export interface Choice {
  /** kobo */
  monthly: Kobo
  months: number
}

/** An extra for a fully correct line, paid at once, by the number of lines on its ticket. */
export interface LineCard {
  lines: number
  /** kobo */
  pays: Kobo
}

/** The field names under which a game's play state is kept on the device. */
export interface KeptStore {
  /** Besides picks, multiplier, slip and success. */
  also: readonly ('allowedPickLines' | 'systemPicks' | 'batchDrawData' | 'fakeMultiplier')[]
  /** Field name of the stake per line. */
  stake: 'stake' | 'bankerStakeAmount'
  /** Whether the field of a registered slip's id begins with `get_`. */
  getsSlipId: boolean
  /** Slip and ticket are lists of plays with lines of their own, not one list of lines. */
  asPlays: boolean
}

/** What games of numbers and games of scores have in common. */
export interface Game {
  /** Folder, address and store key. */
  id: string
  look: GameLook
  lotteryType: string
  /** Prefix of a batch's code. */
  batchPrefix: string
  /** Allowed numbers of lines per ticket, ascending. */
  lineCounts: readonly number[]
  stakes: readonly StakeOption[]
  choice?: Choice
  cadence: Cadence
  /** The service offers this many lines per stake, and nothing else is playable: no past or saved ones. */
  offersLines?: number
  /** Payment is confirmed with the transaction PIN. */
  confirmedByPin?: true
  /** Addresses that do not follow from `id` (see `paths.ts`). */
  paths?: Partial<GamePaths>
  /** Its page fills the screen: no footer below. */
  footerless?: true
  /** The pages only a player may open, if not the summary and what follows it. */
  playersOnly?: readonly (keyof GamePaths)[]
}

export interface GameRules extends Game {
  /** Its number in line codes, from 5 up and never reused; games with offered lines have none. */
  dial?: number
  /** Numbers in a line, drawn without replacement from 1 to `of`. */
  pick: number
  of: number
  tiers: readonly Tier[]
  /** Ascending; a number of lines between two cards gets the lower one. */
  lineCards?: readonly LineCard[]
  /**
   * How the multiplier (shown number of lines) starts and how low it goes: below `resetBelow` it returns to
   * `floor`.
   */
  multiplier: {
    initial: number
    floor: number
    resetBelow: number
    /** The player sets the number of lines with a separate multiplier; `dynamicPickNumber` follows it. */
    fakeMost?: number
  }
  /** Adding or copying a line jumps to the next allowed count. */
  jumpsToAllowedCount: boolean
  /** Picking a number when every line is full starts a new line. */
  startsRowWhenFull?: boolean
  /** The dashboard links straight to it; other games are introduced first. */
  straight?: true
  /** Results with a code of their own, queried only where needed. `unasked`: also if no code is given. */
  results?: { typeCode: number; unasked?: true }
  /** How it is kept on the device, if not like most games. */
  store?: KeptStore
}

/** A game without a drum: a line is one score for each of several matches in its batch, and wins if all are right. */
export interface ScoreGame extends Game {
  /** Matches in a line. */
  scores: { most: number }
}

export type AnyGame = GameRules | ScoreGame

export const isNumberGame = (game: AnyGame): game is GameRules => 'pick' in game

export interface GameWords {
  name: string
  tagline: string
  howToPlay: readonly string[]
}

/** A game's texts in one language, from its rules; `money` writes an amount in kobo. */
export type WordsOf = (rules: GameRules, money: (amount: Kobo) => string) => GameWords
