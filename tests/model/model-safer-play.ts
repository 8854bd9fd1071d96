// The reference model's half for safer play: sessions, limits, breaks and exclusions, and the money they count.
import { DAY, HOUR, lagosMidnight, lagosParts, MINUTE } from '#src/lib/lagos-time.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { Model } from './model.ts'

export type LimitKind = 'top-up' | 'stake' | 'loss'
export type Period = 'day' | 'week' | 'month'
/** Who stakes: the player, a standing order, or a player who was judged when paying in advance, or plays a free line. */
export type By = 'player' | 'order' | 'before'

interface Limit {
  kind: LimitKind
  period: Period
  /** null: none */
  amount: Kobo | null
  /** What it becomes with a second yes, and when that was asked for. */
  asked: { amount: Kobo | null; at: number } | undefined
}

interface Person {
  session: { began: number; last: number; checked: number } | undefined
  breakUntil: number
  isOut: boolean
  limits: Limit[]
  moves: { at: number; what: 'staked' | 'won' | 'topped-up'; amount: Kobo }[]
  /** What came over a limit, what of it went back into play, and withdrawals. */
  overs: { amount: Kobo; isBack?: () => boolean }[]
}

const STAKES = ['house', 'items', 'syndicates']
const PRIZES = ['prize_reserve', 'tax_withheld', 'jackpot:super', 'jackpot:mega', 'jackpot:crown']

const startOf = (period: Period, now: number): number => {
  const { day, weekday } = lagosParts(now)
  const before = { day: 0, week: (weekday + 6) % 7, month: day - 1 }[period]
  return lagosMidnight(now) - before * DAY
}

export class ModelSaferPlay {
  private people = new Map<number, Person>()
  /** Kobo of a player's top-ups that may still come. */
  opened: (player: number) => Kobo = () => 0

  constructor(private model: Model) {}

  of(player: number): Person {
    const known = this.people.get(player)
    if (known) return known
    const person = { session: undefined, breakUntil: 0, isOut: false, limits: [], moves: [], overs: [] }
    this.people.set(player, person)
    return person
  }

  /** Kobo that count for limits of this period. */
  used(player: number, { kind, period }: Pick<Limit, 'kind' | 'period'>): Kobo {
    const from = startOf(period, this.model.now)
    const sum = (what: string) =>
      this.of(player)
        .moves.filter(it => it.what === what && it.at >= from)
        .reduce((all, it) => all + it.amount, 0)
    if (kind === 'top-up') return sum('topped-up') + this.opened(player)
    return sum('staked') - (kind === 'loss' ? sum('won') : 0)
  }

  barred(player: number): string | undefined {
    const { isOut, breakUntil } = this.of(player)
    return isOut ? 'self-excluded' : breakUntil > this.model.now ? 'on-break' : undefined
  }

  /** Kobo that have come into play over a limit, whatever else is still open. */
  over(player: number): Kobo {
    const open = this.opened(player)
    const overs = this.of(player)
      .limits.filter(it => it.kind === 'top-up' && it.amount !== null)
      .map(it => this.used(player, it) - open - it.amount!)
    return Math.max(0, ...overs)
  }

  /** Moves money over a limit from play to the winnings; a negative amount goes back into play. */
  setAside(player: number, amount: Kobo): void {
    const person = this.of(player)
    const wallets = this.model.players[player]!
    person.moves.push({ at: this.model.now, what: 'topped-up', amount: -amount })
    person.overs.push({ amount })
    wallets.play -= amount
    wallets.winnings += amount
  }

  /** Winnings other than money over a limit. A withdrawal takes these last, and one that came back has taken nothing. */
  free(player: number): Kobo {
    const aside = this.of(player).overs.reduce(
      (sum, { amount, isBack }) => (isBack?.() ? sum : Math.max(0, sum + amount)),
      0,
    )
    return Math.max(0, this.model.players[player]!.winnings - aside)
  }

  private isPast(player: number, kind: LimitKind, amount: Kobo): boolean {
    return this.of(player).limits.some(
      it => it.kind === kind && it.amount !== null && this.used(player, it) + amount > it.amount,
    )
  }

  private isAtPlay({ session }: Person): boolean {
    const { now } = this.model
    if (!session || now >= session.began + 70 * MINUTE) return false
    return session.last > Math.min(now, session.began + HOUR) - 20 * MINUTE
  }

  /** Why a stake is refused; undefined if it is not. */
  refusalOf(player: number, amount: Kobo, by: By = 'player'): string | undefined {
    const { now } = this.model
    const person = this.of(player)
    const barred = this.barred(player)
    if (barred || by === 'before') return barred
    if (by === 'player' && this.isAtPlay(person)) {
      const { began, checked } = person.session!
      if (now >= began + HOUR) return 'play-pause'
      if (now >= Math.max(began, checked) + 20 * MINUTE) return 'reality-check'
    }
    return (['stake', 'loss'] as const)
      .filter(kind => this.isPast(player, kind, amount))
      .map(kind => `${kind}-limit`)[0]
  }

  topUpRefusal = (player: number, amount: Kobo): string | undefined =>
    this.barred(player) ?? (this.isPast(player, 'top-up', amount) ? 'top-up-limit' : undefined)

  /** A wallet's money has moved: enters it into the player's statement. */
  moved(player: number, pool: string, amount: Kobo, by: By): void {
    const { now } = this.model
    const person = this.of(player)
    const note = (what: Person['moves'][number]['what'], kobo: Kobo) =>
      void person.moves.push({ at: now, what, amount: kobo })
    if (pool === 'clearing:card') note('topped-up', amount)
    else if (PRIZES.includes(pool)) note('won', amount)
    else if (!STAKES.includes(pool) || by === 'before') return
    else if (amount > 0) note('won', amount)
    else if (amount < 0) {
      note('staked', -amount)
      if (by === 'order') return
      if (this.isAtPlay(person)) person.session!.last = now
      else person.session = { began: now, last: now, checked: 0 }
    }
  }

  /** A lower limit counts at once; a higher one waits. */
  change(player: number, wish: Omit<Limit, 'asked'>): void {
    const limit = this.find(player, wish)
    const { amount } = wish
    if (!limit) return void this.of(player).limits.push({ ...wish, asked: undefined })
    const isHigher = limit.amount !== null && (amount === null || amount > limit.amount)
    if (!isHigher) return void Object.assign(limit, { amount, asked: undefined })
    if (limit.asked?.amount !== amount) limit.asked = { amount, at: this.model.now }
  }

  confirm(player: number, which: Pick<Limit, 'kind' | 'period'>): string | undefined {
    const limit = this.find(player, which)
    if (!limit?.asked) return 'limit-not-asked'
    if (limit.asked.at + DAY > this.model.now) return 'limit-too-early'
    Object.assign(limit, { amount: limit.asked.amount, asked: undefined })
    return undefined
  }

  private find = (player: number, { kind, period }: Pick<Limit, 'kind' | 'period'>) =>
    this.of(player).limits.find(it => it.kind === kind && it.period === period)

  /** The reminder is answered, if one is due. */
  answer(player: number): void {
    const { now } = this.model
    const person = this.of(player)
    if (!this.isAtPlay(person)) return
    const { began, checked } = person.session!
    if (now >= Math.max(began, checked) + 20 * MINUTE && now <= began + HOUR) person.session!.checked = now
  }

  /** What comes into the play wallet of a player who is shut out goes to the winnings. */
  takeOut(player: number): void {
    if (!this.of(player).isOut) return
    const wallets = this.model.players[player]!
    wallets.winnings += wallets.play
    wallets.play = 0
  }
}
