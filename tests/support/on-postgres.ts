// Takes test databases from the shared PostgreSQL server.
import { randomUUID } from 'node:crypto'
import { afterAll, expect, inject } from 'vitest'
import { openPostgres } from '#server/db/postgres.ts'
import { afterFile, databasesFrom } from './database.ts'
import { listenTo, writeHeard } from './heard-queries.ts'
import { patient } from './postgres.ts'

const quiet = () => undefined
const cluster = inject('cluster')

const asAdmin = async (statement: string): Promise<void> => {
  const admin = openPostgres(cluster, quiet, 1, patient)
  await admin.exec(statement).finally(() => admin.close())
}

databasesFrom({
  open: async (connections = 4) => {
    const name = `t_${randomUUID().replaceAll('-', '')}`
    await asAdmin(`create database ${name} template template strategy file_copy`)
    return listenTo(openPostgres(cluster.replace(/[^/]+$/, name), quiet, connections, patient))
  },
  release: async db => {
    const name = await db.value<string>`select current_database()`
    await db.close()
    await asAdmin(`drop database ${name} with (force)`)
  },
  keep: 2,
})

afterAll(async () => {
  await afterFile()
  writeHeard('postgres', expect.getState().testPath!)
})
