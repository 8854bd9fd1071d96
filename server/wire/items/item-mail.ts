// What a winner of an item is told by e-mail and by SMS.
import { brand } from '#src/brand.ts'
import { formatDate } from '#src/lib/lagos-time.ts'
import { formatMoney } from '#src/lib/money.ts'
import type { PrizeRow } from '#server/db/queries/items/prizes.ts'
import { chooseBy } from '#server/wire/item.ts'
import { textOf, type MailText } from '#server/wire/mail.ts'
import * as wallets from '#src/lib/language/wallets.ts'

const { name } = brand
const HOW = `In the app, open Awoof, then your bid. Say where it goes, or take the money. You need the cash-out PIN of the bid; the app shows it again when you enter your transaction PIN.`
/** Stands in place of the turn in what the first winner is told. */
export const PASSED = 'passed'
const byWhen = (it: PrizeRow): string => formatDate(chooseBy(it))

export const itemWonText = (it: PrizeRow): MailText => ({
  subject: `You won: ${it.name}`,
  text: textOf(
    `Your number was drawn: you won ${it.name}, or ${formatMoney(it.cash)} instead of it, before tax.`,
    HOW,
    `If you do nothing, the money comes by itself on ${byWhen(it)}. We never ask you for a payment or a PIN.`,
  ),
  sms: `${name}: you won ${it.name}! Open Awoof in the app by ${byWhen(it)} to say where it goes, or take ${formatMoney(it.cash)}. We never ask for money or a PIN.`,
})

export const itemPassedText = (it: PrizeRow, why: string): MailText => ({
  subject: `${it.name} went to the reserve number`,
  text: textOf(
    `Your number was drawn for ${it.name}, and you may not win it: ${why}. It went to the reserve number.`,
    'Is that wrong? Call us.',
  ),
  sms: `${name}: ${it.name} went to the reserve number, because you may not win it: ${why}. Is that wrong? Call us.`,
})

export const itemReminderText = (it: PrizeRow): MailText => ({
  subject: `${it.name} is waiting for you`,
  text: textOf(
    `You won ${it.name} and have not said yet where it goes.`,
    HOW,
    `If you do nothing, ${formatMoney(it.cash)} before tax comes by itself on ${byWhen(it)}.`,
  ),
  sms: `${name}: ${it.name} that you won is waiting. Open Awoof in the app to say where it goes, or take the money. On ${byWhen(it)} the money comes by itself.`,
})

export const itemSentText = (it: PrizeRow): MailText => ({
  subject: `${it.name} is on its way`,
  text: textOf(
    `We have sent ${it.name} with ${it.carrier}, number ${it.parcel}.`,
    `To: ${it.full_name}, ${it.address}, ${it.city}`,
    'When you have it, say so in the app: open Awoof, then your bid. The driver asks you for no money.',
  ),
  sms: `${name}: ${it.name} is on its way with ${it.carrier}, number ${it.parcel}. The driver asks you for no money.`,
})

export const itemCashText = (it: PrizeRow): MailText => {
  const paid = formatMoney(it.cash - it.tax)
  const why = it.unbuyable ? `We could not buy it: ${it.unbuyable}. ` : ''
  return {
    subject: `${paid} for ${it.name} is in your winnings`,
    text: textOf(
      `${why}Instead of ${it.name} we have paid ${formatMoney(it.cash)}, less ${formatMoney(it.tax)} tax, into your ${wallets.winnings}.`,
      'In the app, open the wallet to withdraw it.',
    ),
    sms: `${name}: ${why}Instead of ${it.name}, ${paid} is in your ${wallets.winnings}.`,
  }
}
