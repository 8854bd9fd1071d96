// PostgreSQL's own benchmark: a bank transfer, as in TPC-B.
import * as fs from 'node:fs'
import * as path from 'node:path'
import type { TestPostgres } from '../../support/postgres.ts'
import { endedCpu, postgresCpu } from './processes.ts'

/** Transactions per second, and CPU microseconds each. */
export interface Figure {
  rate: number
  cpu: number
}

const pgbench = ({ run, port }: TestPostgres, database: string, ...options: string[]): string =>
  run('pgbench', '-h', '127.0.0.1', '-p', String(port), '-U', 'oriire', ...options, database)

/** @param scale in units of 100,000 accounts */
export const preparePgbench = async (postgres: TestPostgres, scale: number): Promise<void> => {
  await postgres.another('tpcb')
  pgbench(postgres, 'tpcb', '-i', '-q', '-s', String(scale))
}

/** CPU of pgbench and the server. */
const measured = (postgres: TestPostgres, database: string, options: readonly string[]): Figure => {
  const cpu = () => postgresCpu(postgres.folder) + endedCpu()
  const before = cpu()
  const text = pgbench(postgres, database, '-n', '-M', 'prepared', ...options)
  const done = Number(/actually processed: (\d+)/.exec(text)![1])
  return { rate: Number(/tps = ([\d.]+)/.exec(text)![1]), cpu: (cpu() - before) / done }
}

export const runPgbench = (postgres: TestPostgres, clients: number, seconds: number): Figure => {
  const counts = { '-c': clients, '-j': Math.min(2, clients), '-T': seconds }
  return measured(
    postgres,
    'tpcb',
    Object.entries(counts).flatMap(([name, count]) => [name, String(count)]),
  )
}

/** Runs a statement of ours repeatedly in one pgbench client. @param database its name on this server */
export const runStatement = (
  postgres: TestPostgres,
  database: string,
  sql: string,
  times: number,
): Figure => {
  const file = path.join(postgres.folder, 'statement.sql')
  fs.writeFileSync(file, `${sql};\n`)
  fs.chmodSync(file, 0o644)
  return measured(postgres, database, ['-c', '1', '-t', String(times), '-f', file])
}
