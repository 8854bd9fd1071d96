// Win or lose, told plainly: cashback is money back, and only a return above the stake is celebrated.
import { cameBack, type Settled } from '#src/games/came-back.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'

export interface Outcome {
  kind: ReturnType<typeof cameBack>['kind']
  celebrate: boolean
  heading: string
  text: string
  rows: { label: string; amount: Kobo }[]
}

/** @param why stakes were refunded, if known */
export const outcomeOf = (settled: Settled, why?: string): Outcome => {
  const { stake, won, cashback, tax, jackpot, later } = settled
  const { kind, paid, total } = cameBack(settled)
  if (kind === 'pending')
    return { kind, celebrate: false, heading: 'Waiting for the draw', text: '', rows: [] }
  if (kind === 'refunded')
    return {
      kind,
      celebrate: false,
      heading: 'This ticket was refunded',
      text: `${why ? `${why}, so your stake came back` : 'The draw did not happen'}. Your ${formatMoney(stake)} is back in your wallet.`,
      rows: [{ label: 'Refunded', amount: total }],
    }
  const rows = [
    { label: 'Stake', amount: stake },
    ...(won > 0 ? [{ label: 'Prize', amount: won }] : []),
    ...(jackpot > 0 ? [{ label: 'Jackpot', amount: jackpot }] : []),
    ...(cashback > 0 ? [{ label: 'Cashback', amount: cashback }] : []),
    ...(tax > 0 ? [{ label: 'Tax withheld', amount: -tax }] : []),
    ...(later > 0 ? [{ label: 'Paid as you choose', amount: later }] : []),
    { label: paid > 0 ? 'Paid to your winnings wallet' : 'Paid', amount: paid },
  ]
  if (kind === 'lost')
    return {
      kind,
      celebrate: false,
      heading: 'No win this time',
      text: 'No line reached a prize.',
      rows,
    }
  if (won + jackpot === 0)
    return {
      kind,
      celebrate: false,
      heading: `${formatMoney(cashback)} cashback`,
      text: 'No prize this time: part of your stake comes back.',
      rows,
    }
  const celebrate = kind === 'won'
  return {
    kind,
    celebrate,
    heading: celebrate ? `You won ${formatMoney(total)}` : `${formatMoney(paid)} paid back`,
    text: celebrate
      ? later > 0
        ? `${formatMoney(paid)} is in your winnings wallet already. How ${formatMoney(later)} is paid is your choice.`
        : 'It is in your winnings wallet already.'
      : `That is not more than your stake of ${formatMoney(stake)}. It is in your winnings wallet already.`,
    rows,
  }
}
