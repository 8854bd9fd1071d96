// What a number game is: data that the pick engine, the price tag, the service and the settlement all read.
import type { Kobo } from '#src/lib/money.ts'

export interface StakeOption {
  /** Price of one line, kobo. */
  stake: Kobo
  /** Prize of a line with every number right, kobo: the "potential win" of the stake's card. */
  topPrize: Kobo
  comingSoon?: boolean
}

export interface Tier {
  /** How many numbers of the line were drawn. */
  hits: number
  /** The card's potential win, a multiple of the line's stake (0.5 gives half of it back), or an amount whatever the stake. */
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
  /** Where a draw is watched, with the ticket as `?id=`. */
  draw?: string
}

/** What a line with every number right wins is a choice of the winner: the card's prize once, or so much a month. */
export interface Choice {
  /** kobo */
  monthly: Kobo
  months: number
}

/** What a line with every number right wins at once besides, by the number of lines on its ticket. */
export interface LineCard {
  lines: number
  /** kobo */
  pays: Kobo
}

/** In which words a game's play state stands on the device. */
export interface KeptStore {
  /** Beside picks, multiplier, slip and success. */
  also: readonly ('allowedPickLines' | 'systemPicks' | 'batchDrawData' | 'fakeMultiplier')[]
  /** The name of the stake of a line. */
  stake: 'stake' | 'bankerStakeAmount'
  /** The name of a registered slip's id. */
  slipId: 'game_play_id' | 'get_game_play_id'
  /** Slip and ticket are lists of plays, each with its own lines, instead of one list of lines. */
  asPlays: boolean
}

export interface GameRules {
  /** Folder, address and key of stores. */
  id: string
  /** The game's name on the wire. */
  lotteryType: string
  /** First letters of a batch's code. */
  batchPrefix: string
  /** Numbers in a line, drawn without replacement from 1 to `of`. */
  pick: number
  of: number
  /** Allowed numbers of lines on one ticket, ascending. */
  lineCounts: readonly number[]
  stakes: readonly StakeOption[]
  tiers: readonly Tier[]
  choice?: Choice
  /** Ascending; a ticket with a number of lines between two cards has the lower one. */
  lineCards?: readonly LineCard[]
  /** When a sealed batch is drawn: by itself, or with the others at the next fixed hour. */
  cadence: 'each-batch' | 'fixed-hours'
  /** How the multiplier (shown number of lines) starts and how low it goes: below `resetBelow` it returns to `floor`. */
  multiplier: {
    initial: number
    floor: number
    resetBelow: number
    /** The player sets the number of lines by a multiplier of its own up to this; `dynamicPickNumber` follows it. */
    fakeMost?: number
  }
  /** Adding or copying a line goes to the next allowed count instead of one more. */
  jumpsToAllowedCount: boolean
  /** A number picked when every line is full begins a new line. */
  startsRowWhenFull?: boolean
  /** The service offers so many lines of each stake, and only those can be played: no past, saved or shared ones. */
  offersLines?: number
  /** A payment is confirmed by the transaction PIN. */
  confirmedByPin?: true
  /** The dashboard leads straight to it; the other games are introduced first. */
  straight?: true
  /** Its results have a code of their own: their queries run where it is asked for. `unasked`: also where none is. */
  results?: { typeCode: number; unasked?: true }
  /** What is kept of it on the device, where that is not what most games keep. */
  store?: KeptStore
  /** Addresses that do not follow from `id` (see `paths.ts`). */
  paths?: Partial<GamePaths>
}
