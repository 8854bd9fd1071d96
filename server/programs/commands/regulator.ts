// `regulator FROM TO FOLDER`: sales, prizes, refunds, tax and complaints by day, one CSV file each.
import * as fs from 'node:fs'
import * as path from 'node:path'
import { DAY, isDay } from '#src/lib/lagos-time.ts'
import { ensureFolder } from '#server/lib/ensure-folder.ts'
import { listFigures, SUBJECTS, type Figures } from '#server/db/queries/operator/regulator.ts'
import type { Place } from './place.ts'

/** Columns in kobo, written in naira. */
const MONEY = new Set(['amount', 'cashback', 'later'])

const cell = (name: string, value: string | number): string =>
  MONEY.has(name) ? (Number(value) / 100).toFixed(2) : String(value)

/** Written even to a file without rows, so that a program finds the same columns every month. */
const COLUMNS: Record<(typeof SUBJECTS)[number], readonly string[]> = {
  sales: ['day', 'game', 'tickets', 'lines', 'amount'],
  prizes: ['day', 'game', 'winners', 'amount', 'cashback', 'later'],
  refunds: ['day', 'game', 'tickets', 'amount'],
  tax: ['day', 'owed', 'kind', 'amount'],
  complaints: ['day', 'kind', 'opened', 'closed'],
}

const csv = (columns: readonly string[], rows: readonly Figures[]): string =>
  [columns, ...rows.map(row => columns.map(name => cell(name, row[name]!)))]
    .map(line => line.join(','))
    .join('\r\n') + '\r\n'

const startOf = (text: string): number => Date.parse(`${text}T00:00:00+01:00`)

export const regulator = async ({ db, dry }: Place, from = '', to = '', folder = ''): Promise<string> => {
  if (!isDay(from) || !isDay(to) || to < from || !folder)
    throw new Error('Say the first day, the last and a folder: regulator 2026-11-01 2026-11-30 FOLDER')
  const files: { file: string; text: string; rows: number }[] = []
  for (const subject of SUBJECTS) {
    const rows = await listFigures(db, subject, new Date(startOf(from)), new Date(startOf(to) + DAY))
    const file = path.join(folder, `${subject}-${from}-${to}.csv`)
    if (fs.existsSync(file)) throw new Error(`There is ${file} already, and nothing was written`)
    files.push({ file, text: csv(COLUMNS[subject], rows), rows: rows.length })
  }
  if (!dry) {
    ensureFolder(folder)
    for (const { file, text } of files) fs.writeFileSync(file, text, { flag: 'wx', mode: 0o600 })
  }
  return `Written, amounts in naira:\n${files.map(it => `  ${it.file}: ${it.rows} rows`).join('\n')}`
}
