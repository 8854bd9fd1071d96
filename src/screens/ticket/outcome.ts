// Win or lose, told plainly: cashback is money back, and only a return above the stake is celebrated.
import { cameBack, type Settled } from '#src/games/came-back.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { celebrates, drawEnd, type DrawEnd } from './draw-end.ts'

export interface Outcome {
  end: DrawEnd
  celebrate: boolean
  heading: string
  text: string
  rows: { label: string; amount: Kobo }[]
}

const downWords = (down: Kobo): string =>
  down > 0 ? `You are down ${formatMoney(down)}.` : 'You are neither up nor down.'

const rowsOf = ({ stake, won, cashback, tax, jackpot, later }: Settled, paid: Kobo) => [
  { label: 'Stake', amount: stake },
  ...(won > 0 ? [{ label: 'Prize', amount: won }] : []),
  ...(jackpot > 0 ? [{ label: 'Jackpot', amount: jackpot }] : []),
  ...(cashback > 0 ? [{ label: 'Cashback', amount: cashback }] : []),
  ...(tax > 0 ? [{ label: 'Tax withheld', amount: -tax }] : []),
  ...(later > 0 ? [{ label: 'Waits for your choice', amount: -later }] : []),
  { label: 'You got back', amount: paid },
]

/** @param why stakes were refunded, if known */
export const outcomeOf = (settled: Settled, why?: string): Outcome => {
  const { stake, won, cashback, jackpot, later } = settled
  const { paid, total } = cameBack(settled)
  const end = drawEnd(settled)
  const celebrate = celebrates(end)
  if (end === 'waiting')
    return {
      end,
      celebrate,
      heading: 'Waiting for the draw',
      text: '',
      rows: [{ label: 'You paid', amount: stake }],
    }
  if (end === 'refunded')
    return {
      end,
      celebrate,
      heading: 'This ticket was refunded',
      text: `${why ? `${why}, so your stake came back` : 'The draw did not happen'}. Your ${formatMoney(stake)} is back in your wallet.`,
      rows: [
        { label: 'You paid', amount: stake },
        { label: 'You got back', amount: total },
      ],
    }
  const down = downWords(stake - total)
  const told = { end, celebrate, rows: rowsOf(settled, paid) }
  if (end === 'lost') return { ...told, heading: 'No win this time', text: `None of your lines won. ${down}` }
  if (celebrate)
    return {
      ...told,
      heading: `You won ${formatMoney(total)}`,
      text:
        later > 0
          ? `${formatMoney(paid)} is in your winnings wallet already. How ${formatMoney(later)} is paid is your choice.`
          : 'It is in your winnings wallet already.',
    }
  if (won + jackpot === 0)
    return {
      ...told,
      heading: `${formatMoney(cashback)} cashback`,
      text: `No prize this time: part of your stake comes back. ${down}`,
    }
  return {
    ...told,
    heading: `You got back ${formatMoney(paid)}`,
    text: `That is not more than your stake. ${down}`,
  }
}
