// One PostgreSQL server for all tests that need it; each gets a copy of a migrated database.
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { patient, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: string
  }
}

export default async (project: TestProject) => {
  const postgres = await startPostgres({ durable: false })
  const db = openPostgres(await postgres.another('template'), () => undefined, 1, patient)
  await migrate(db).finally(() => db.close())
  project.provide('cluster', postgres.url)
  return () => postgres.stop()
}
