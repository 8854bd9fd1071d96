// Win or lose, told plainly: cashback is money back, and only a return above the stake is celebrated.
import { cameBack, type Settled } from '#src/games/came-back.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import type { PlayedTicket } from '#src/model/tickets.ts'
import { celebrates, drawEnd, type DrawEnd } from './draw-end.ts'
import { words } from './draw/words.ts'

export interface Outcome {
  end: DrawEnd
  celebrate: boolean
  heading: string
  text: string
  rows: { label: string; amount: Kobo }[]
}

export const downWords = (down: Kobo): string =>
  down > 0 ? words.$youAreDown(formatMoney(down)) : words.$youAreNeitherUp

const partsOf = ({ stake, won, cashback, tax, jackpot, later, chosen = 0 }: Settled) => [
  { label: words.$stake, amount: stake },
  ...(won > 0 ? [{ label: words.$prize, amount: won }] : []),
  ...(jackpot > 0 ? [{ label: words.$jackpot, amount: jackpot }] : []),
  ...(cashback > 0 ? [{ label: words.$cashback, amount: cashback }] : []),
  ...(tax > 0 ? [{ label: words.$taxWithheld, amount: -tax }] : []),
  ...(later > 0 ? [{ label: words.$waitsForYourChoice, amount: -later }] : []),
  ...(chosen > 0 ? [{ label: words.$paidAsYouChose, amount: -chosen }] : []),
]

const rowsOf = (settled: Settled, paid: Kobo) => [
  ...partsOf(settled),
  { label: words.$youGotBack, amount: paid },
]

/** Where a win is: the part that its winner chooses how to take is not in the wallet with the rest. */
const whereWords = ({ later, chosen = 0 }: Settled, paid: Kobo): string => {
  if (later > 0) return words.$isInYourWinnings(formatMoney(paid), formatMoney(later))
  return chosen > 0 ? words.$theRestAsYouChose(formatMoney(paid), formatMoney(chosen)) : words.$itIsInYour
}

/** @param why stakes were refunded, if known */
export const outcomeOf = (settled: Settled, why?: string): Outcome => {
  const { stake, won, cashback, jackpot } = settled
  const { paid, total } = cameBack(settled)
  const end = drawEnd(settled)
  const celebrate = celebrates(end)
  if (end === 'waiting')
    return {
      end,
      celebrate,
      heading: words.$waitingForTheDraw,
      text: '',
      rows: [{ label: words.$youPaid, amount: stake }],
    }
  if (end === 'refunded')
    return {
      end,
      celebrate,
      heading: words.$thisTicketWasRefunded,
      text: words.$stakeIsBack(why ? words.$soYourStakeCame(why) : words.$theDrawDidNot, formatMoney(stake)),
      rows: [
        { label: words.$youPaid, amount: stake },
        { label: words.$youGotBack, amount: total },
      ],
    }
  const down = downWords(stake - total)
  const told = { end, celebrate, rows: rowsOf(settled, paid) }
  if (end === 'lost') return { ...told, heading: words.$noWinThisTime, text: words.$noneOfYourLines(down) }
  if (celebrate)
    return { ...told, heading: words.$youWon3(formatMoney(total)), text: whereWords(settled, paid) }
  if (won + jackpot === 0)
    return {
      ...told,
      heading: words.$cashback2(formatMoney(cashback)),
      text: words.$noPrizeThisTime(down),
    }
  return {
    ...told,
    heading: words.$youGotBack2(formatMoney(paid)),
    text: words.$thatIsNotMore(down),
  }
}

/** A free line cost its player nothing, so nothing is lost; otherwise it ends like a paid one. */
export const outcomeOfFree = (settled: Settled, why?: string): Outcome => {
  const told = outcomeOf(settled, why)
  const rows = [{ label: words.$freeWithYourBid, amount: 0 }, ...told.rows.slice(1)]
  if (told.end === 'lost') return { ...told, rows, text: words.$freeLost }
  return told.end === 'back' ? { ...told, rows, text: words.$freeBack } : { ...told, rows }
}

type Share = NonNullable<PlayedTicket['share']>

/** One player's share of a ticket, as if it were a ticket of its own; what it got is after tax. */
export const settledShare = ({ status, won, jackpot }: Settled, { paid, got }: Share): Settled => ({
  status,
  stake: paid,
  ...(won + jackpot > 0 ? { won: got, cashback: 0 } : { won: 0, cashback: got }),
  tax: 0,
  jackpot: 0,
  later: 0,
})

/** The whole ticket's sums, and below them what one share paid and got. */
export const rowsWithShare = (settled: Settled, { paid, got }: Share): Outcome['rows'] => {
  const { stake } = settled
  const back = cameBack(settled)
  const yourPaid = { label: words.$yourSharePaid, amount: paid }
  const yourGot = { label: words.$yourShareGot, amount: got }
  if (settled.status === 'Pending') return [{ label: words.$stake, amount: stake }, yourPaid]
  if (settled.status === 'Refunded')
    return [
      { label: words.$stake, amount: stake },
      { label: words.$cameBack, amount: back.total },
      yourPaid,
      yourGot,
    ]
  return [...partsOf(settled), { label: words.$cameBack, amount: back.paid }, yourPaid, yourGot]
}
