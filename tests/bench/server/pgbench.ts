// PostgreSQL's own benchmark: a bank's transfer of money, as TPC-B has it.
import type { TestPostgres } from '../../support/postgres.ts'
import { endedCpu, postgresCpu } from './processes.ts'

/** Each second, and microseconds of CPU of each. */
export interface Figure {
  rate: number
  cpu: number
}

const pgbench = ({ run, port }: TestPostgres, ...options: string[]): string =>
  run('pgbench', '-h', '127.0.0.1', '-p', String(port), '-U', 'oriire', ...options, 'tpcb')

/** @param scale of 100,000 accounts each */
export const preparePgbench = async (postgres: TestPostgres, scale: number): Promise<void> => {
  await postgres.another('tpcb')
  pgbench(postgres, '-i', '-q', '-s', String(scale))
}

/** CPU is that of pgbench and of the server. */
export const runPgbench = (postgres: TestPostgres, clients: number, seconds: number): Figure => {
  const cpu = () => postgresCpu(postgres.folder) + endedCpu()
  const before = cpu()
  const counts = { '-c': clients, '-j': Math.min(2, clients), '-T': seconds }
  const options = Object.entries(counts).flatMap(([name, count]) => [name, String(count)])
  const text = pgbench(postgres, '-n', '-M', 'prepared', ...options)
  const done = Number(/actually processed: (\d+)/.exec(text)![1])
  return { rate: Number(/tps = ([\d.]+)/.exec(text)![1]), cpu: (cpu() - before) / done }
}
