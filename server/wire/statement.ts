// A year of movements as a table that any spreadsheet opens.
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { walletNames } from '#src/lib/wallet-names.ts'
import type { MovementRow } from '#server/db/queries/money/transactions.ts'
import { causeOf, movementOnWire } from './movement.ts'

/** Without it Excel misreads non-ASCII letters. */
const UTF8_MARK = '\u{feff}'
const HEAD = ['Date (Lagos)', 'Wallet', 'What', 'Naira', 'Reference']

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`

const line = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

/** Without thousands separators, so that it can be added up. */
const plain = (amount: number): string =>
  `${amount < 0 ? '-' : ''}${Math.floor(Math.abs(amount) / 100)}.${String(Math.abs(amount) % 100).padStart(2, '0')}`

/** @param isFirst whether this part has the names of the columns */
export const statementOnWire = (rows: readonly MovementRow[], isFirst: boolean): string => {
  const lines = rows.map(row =>
    line([
      formatDateTime(row.at.getTime()),
      walletNames[row.wallet],
      movementOnWire(row).title,
      plain(row.amount),
      causeOf(row),
    ]),
  )
  return (isFirst ? UTF8_MARK + line(HEAD) : '') + lines.join('')
}
