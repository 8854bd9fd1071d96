import { useEffect, useState } from 'react'
import type { GameRules } from '#src/games/game.ts'
import { jackpots } from '#src/games/jackpots.ts'
import { costOf, type Wager, countTickets, type TicketOdds } from '#src/games/ticket-odds.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { ticketTag } from './ticket-tag.ts'
import { words } from './words.ts'

/** The odds of these exact lines together, counted in small chunks; undefined until done. */
const useTicketOdds = (game: GameRules, wagers: readonly Wager[]): TicketOdds | undefined => {
  const wanted = JSON.stringify(wagers)
  const [counted, setCounted] = useState<{ of: string; odds: TicketOdds }>()
  const of = `${game.id}/${wanted}`
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const counting = countTickets(game, JSON.parse(wanted) as Wager[])
    const go = () => {
      const { done, value } = counting.next()
      if (done) setCounted({ of, odds: value })
      else timer = setTimeout(go)
    }
    timer = setTimeout(go)
    return () => clearTimeout(timer)
  }, [game, wanted, of])
  return counted?.of === of ? counted.odds : undefined
}

interface PlayTicketTagProps {
  game: GameRules
  /** Everything paid together, for the same draw. */
  wagers: readonly Wager[]
}

/** Beside Buy: what this ticket may return, its lines counted together because one draw decides them all. */
export const PlayTicketTag = ({ game, wagers }: PlayTicketTagProps) => {
  const odds = useTicketOdds(game, wagers)
  const total = costOf(wagers)
  const tag = odds && ticketTag(odds, total)
  // The width keeps the rows from growing, and what is below from moving, when the odds arrive.
  const facts = [
    [words.$chanceToGetMore, tag?.profit, 'min-w-20'],
    [words.$chanceToGetAnything, tag?.anything, 'min-w-20'],
    [words.$itGivesBackOn, tag?.givesBack, 'min-w-[min(8.5rem,100%)]'],
  ] as const
  return (
    <section aria-label={words.$oddsOfThisTicket} aria-busy={!tag} className="bg-hush rounded-xl px-3 py-2">
      <dl className="m-0 text-sm">
        {facts.map(([label, value, width]) => (
          <div key={label} className="row py-1">
            <dt className="text-soft">{label}</dt>
            <dd className={`m-0 num font-bold whitespace-nowrap text-right ${width}`}>{value ?? '…'}</dd>
          </div>
        ))}
      </dl>
      <p className="hint pt-1">
        {words.$beforeTax} {words.$ofTheStakeFills(formatMoney(jackpotPart(total)))}
      </p>
    </section>
  )
}

const jackpotPart = (total: Kobo): Kobo =>
  jackpots.reduce((sum, { share }) => sum + Math.floor((total * share) / 10_000), 0)
