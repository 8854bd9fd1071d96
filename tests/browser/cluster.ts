// One PostgreSQL server for the world that most tests share: the embedded database takes a tenth more of a run's processor time.
import { startPostgres } from '../support/postgres.ts'

export default async () => {
  const postgres = await startPostgres({ durable: false })
  process.env.BROWSER_CLUSTER = postgres.url
  return () => postgres.stop()
}
