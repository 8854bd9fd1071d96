// Win or lose told plainly: cashback is money back, and what is not above the stake is never celebrated.
import { formatMoney, type Kobo } from '#src/lib/money.ts'

export interface Settled {
  status: 'Pending' | 'Won' | 'Lost' | 'Refunded'
  stake: Kobo
  won: Kobo
  cashback: Kobo
  tax: Kobo
  jackpot: Kobo
  /** Of what was won, what the winner has a choice about: it is paid when that is made. */
  later?: Kobo
}

export interface Outcome {
  kind: 'pending' | 'won' | 'paid-back' | 'lost' | 'refunded'
  celebrate: boolean
  heading: string
  text: string
  rows: { label: string; amount: Kobo }[]
}

export const outcomeOf = ({ status, stake, won, cashback, tax, jackpot, later = 0 }: Settled): Outcome => {
  if (status === 'Pending')
    return { kind: 'pending', celebrate: false, heading: 'Waiting for the draw', text: '', rows: [] }
  if (status === 'Refunded')
    return {
      kind: 'refunded',
      celebrate: false,
      heading: 'This ticket was refunded',
      text: `The draw did not happen. Your ${formatMoney(stake)} is back in your wallet.`,
      rows: [{ label: 'Refunded', amount: stake }],
    }
  const paid = won + cashback + jackpot - tax - later
  const rows = [
    { label: 'Stake', amount: stake },
    ...(won > 0 ? [{ label: 'Prize', amount: won }] : []),
    ...(jackpot > 0 ? [{ label: 'Jackpot', amount: jackpot }] : []),
    ...(cashback > 0 ? [{ label: 'Cashback', amount: cashback }] : []),
    ...(tax > 0 ? [{ label: 'Tax withheld', amount: -tax }] : []),
    ...(later > 0 ? [{ label: 'Paid as you choose', amount: later }] : []),
    { label: paid > 0 ? 'Paid to your winnings wallet' : 'Paid', amount: paid },
  ]
  if (won + jackpot === 0 && cashback === 0)
    return {
      kind: 'lost',
      celebrate: false,
      heading: 'No win this time',
      text: 'No line reached a prize.',
      rows,
    }
  if (won + jackpot === 0)
    return {
      kind: 'paid-back',
      celebrate: false,
      heading: `${formatMoney(cashback)} cashback`,
      text: 'No prize this time: part of your stake comes back.',
      rows,
    }
  const celebrate = paid + later > stake
  return {
    kind: celebrate ? 'won' : 'paid-back',
    celebrate,
    heading: celebrate ? `You won ${formatMoney(paid + later)}` : `${formatMoney(paid)} paid back`,
    text: celebrate
      ? later > 0
        ? `${formatMoney(paid)} is in your winnings wallet already. How ${formatMoney(later)} is paid is your choice.`
        : 'It is in your winnings wallet already.'
      : `That is not more than your stake of ${formatMoney(stake)}. It is in your winnings wallet already.`,
    rows,
  }
}
