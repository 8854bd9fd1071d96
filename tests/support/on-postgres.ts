// Takes test databases from the shared PostgreSQL server.
import { randomUUID } from 'node:crypto'
import { afterAll, expect, inject } from 'vitest'
import type { Db } from '#server/db/db.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { databasesFrom, emptyDb } from './database.ts'
import { listenTo, writeHeard } from './heard-queries.ts'
import { patient } from './postgres.ts'

const quiet = () => undefined
const cluster = inject('cluster')
let admin: Db | undefined

/** Databases that this file's tests are done with, by their number of connections, which stay open: a new one costs as
 * much as a short test. */
const spare = new Map<number, Db[]>()
const opened: { name: string; db: Db }[] = []

afterAll(async () => {
  for (const { name, db } of opened) {
    await db.close()
    await admin!.exec(`drop database ${name} with (force)`)
  }
  await admin?.close()
  writeHeard('postgres', expect.getState().testPath!)
})

const begin = async (connections: number): Promise<Db> => {
  admin ??= openPostgres(cluster, quiet, 1, patient)
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await admin.exec(`create database ${name} template template`)
  const db = listenTo(openPostgres(cluster.replace(/[^/]+$/, name), quiet, connections, patient))
  opened.push({ name, db })
  return db
}

databasesFrom(async (connections = 4) => {
  const old = spare.get(connections)?.pop()
  const db = old ?? (await begin(connections))
  if (old) await emptyDb(old)
  let open = true
  return {
    ...db,
    close: async () => {
      if (open) spare.set(connections, [...(spare.get(connections) ?? []), db])
      open = false
    },
  }
})
