// The reference model's half for real matches: what sources say of them, how they end, and what their tickets bring.
import { predictionGameById } from '#src/games/soccer-cash/games.ts'
import { settlePrediction, type Final } from './settle-prediction.ts'
import { MOST_GOALS } from '#src/games/soccer-cash/scores.ts'
import { predictionsOf, type MatchPick, type Slate } from '#src/games/soccer-cash/slip.ts'
import { DAY, lagosMidnight, MINUTE } from '#src/lib/lagos-time.ts'
import type { Model, ModelTicket } from './model.ts'

export interface Word {
  phase: 'scheduled' | 'ended' | 'cancelled' | 'abandoned' | 'postponed'
  score?: string
  kickOff: number
}

interface ModelMatch {
  kickOff: number
  /** Of each cell. */
  parts: number[]
  /** By source, since when, and since when it is stopped; of one that has ended only if that was a day before. */
  said: Map<string, Word & { since: number; stop?: number | undefined }>
  /** Its score, or `void`. */
  final?: string
  began: number
  isSettled: boolean
}

export const SOURCES = ['one', 'other']

export class ModelMatches {
  all = new Map<string, ModelMatch>()

  constructor(private model: Model) {}

  open(id: string, kickOff: number, parts: number[]): void {
    this.all.set(id, { kickOff, parts, said: new Map(), began: kickOff, isSettled: false })
    for (const source of SOURCES) this.say(id, source, { phase: 'scheduled', kickOff })
  }

  say(id: string, source: string, word: Word): void {
    const { said } = this.all.get(id)!
    const before = said.get(source)
    const isNew =
      before?.phase !== word.phase || before.kickOff !== word.kickOff || before.score !== word.score
    const { now } = this.model
    const stop =
      word.phase === 'abandoned'
        ? (before?.stop ?? now)
        : word.phase === 'ended' && before?.stop !== undefined && now >= before.stop + DAY
          ? before.stop
          : undefined
    if (isNew) said.set(source, { ...word, since: now, stop })
  }

  /** Until a minute before the earliest kick-off named by any source, unless one says it is on, over or off. */
  isOpen(id: string): boolean {
    const { final, kickOff, said } = this.all.get(id)!
    const last = this.model.now + MINUTE
    const words = [...said.values()]
    return (
      final === undefined &&
      kickOff > last &&
      words.every(it => it.phase === 'scheduled' && it.kickOff > last)
    )
  }

  areOpen = (picks: readonly MatchPick[]): boolean => picks.every(it => this.isOpen(it.match))

  areWaiting = (): boolean => [...this.all.values()].some(it => it.final === undefined)

  private verdictOf(
    it: Word & { since: number; stop?: number | undefined },
    kickOff: number,
  ): string | undefined {
    const { now } = this.model
    if (it.phase === 'ended') return it.stop === undefined ? it.score : undefined
    if (it.phase === 'cancelled') return 'void'
    if (it.phase === 'abandoned') return now >= it.since + DAY ? 'void' : undefined
    if (it.phase === 'postponed') return now >= lagosMidnight(kickOff) + 2 * DAY ? 'void' : undefined
    return undefined
  }

  private finalOf({ kickOff, said }: ModelMatch): string | undefined {
    const { now } = this.model
    const words = [...said.values()].flatMap(it => {
      const verdict = this.verdictOf(it, kickOff)
      return verdict === undefined ? [] : [{ verdict, since: it.since }]
    })
    const isAgreed = words.length > 0 && words.every(it => it.verdict === words[0]!.verdict)
    // A single report that does not count yet is waited for, however late it came.
    if (isAgreed && words.length === 1 && now < words[0]!.since + 30 * MINUTE) return undefined
    const isOff = [...said.values()].some(
      it => ['postponed', 'abandoned'].includes(it.phase) || (it.phase === 'scheduled' && it.kickOff > now),
    )
    if (isAgreed && (words.length > 1 || words[0]!.verdict === 'void' || !isOff)) return words[0]!.verdict
    return now >= kickOff + 7 * DAY ? 'void' : undefined
  }

  /** @returns those that are decided now, sorted */
  decide(): string[] {
    return [...this.all]
      .filter(([, it]) => {
        if (it.final !== undefined) return false
        const final = this.finalOf(it)
        if (final === undefined) return false
        const began = Math.min(it.kickOff, ...[...it.said.values()].map(word => word.kickOff))
        Object.assign(it, { final, began })
        return true
      })
      .map(([id]) => id)
      .toSorted()
  }

  /** Settles matches whose tickets are all sealed in time or void, the tickets they are the last of, then the batches. */
  settle(): void {
    const { batches, tickets } = this.model
    const open = (it: ModelTicket) => ['open', 'sealed'].includes(batches.get(it.batch)!.state)
    const held = [...tickets.values()].filter(it => it.predicts)
    const waiting = new Set(held.filter(open).flatMap(it => it.predicts!.picks.map(({ match }) => match)))
    for (const [id, it] of this.all) if (it.final !== undefined && !waiting.has(id)) it.isSettled = true
    const kept = held.filter(it => batches.get(it.batch)!.state === 'kept' && this.isOver(it))
    for (const ticket of kept) if (ticket.status === 'pending') this.payOut(ticket)
    for (const [code, it] of batches)
      if (predictionGameById(it.game) && it.state === 'kept')
        if (this.model.ticketsOf(code).every(ticket => this.isOver(ticket))) it.state = 'settled'
  }

  private isOver = (it: ModelTicket): boolean =>
    it.predicts!.picks.every(({ match }) => this.all.get(match)!.isSettled)

  private payOut(ticket: ModelTicket): void {
    const { picks, most } = ticket.predicts!
    const known = picks.map(it => [it.match, this.all.get(it.match)!] as const)
    if (known.some(([, { began }]) => ticket.boughtAt >= began)) return this.model.giveBackWithCover(ticket)
    const finals = new Map<string, Final>(
      known.map(([id, { final }]) => [id, final === 'void' ? { void: true } : { score: final! }]),
    )
    const slate: Slate = new Map(known.map(([id, { parts }]) => [id, { most: MOST_GOALS, parts }]))
    const settled = predictionsOf(picks).map(scores =>
      settlePrediction(
        scores.map((score, at) => ({ match: picks[at]!.match, score })),
        finals,
        slate,
        ticket.stakePerLine,
        most,
      ),
    )
    if (settled[0]!.state === 'refunded') return this.model.giveBackWithCover(ticket)
    this.model.payOut(
      ticket,
      settled.reduce((sum, it) => sum + it.paid, 0),
      0,
    )
  }
}
