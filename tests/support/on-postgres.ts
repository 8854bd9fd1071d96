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
afterAll(async () => {
  for (const name of spare) await admin!.exec(`drop database ${name} with (force)`)
  await admin?.close()
  writeHeard('postgres', expect.getState().testPath!)
})

/** Databases that this file's tests are done with. */
const spare: string[] = []

databasesFrom(async (connections = 4) => {
  admin ??= openPostgres(cluster, quiet, 1, patient)
  const used = spare.pop()
  const name = used ?? `t_${randomUUID().replaceAll('-', '')}`
  if (!used) await admin.exec(`create database ${name} template template`)
  const db = openPostgres(cluster.replace(/[^/]+$/, name), quiet, connections, patient)
  if (used) await emptyDb(db)
  let open = true
  return {
    ...listenTo(db),
    close: async () => {
      if (open) await db.close()
      if (open) spare.push(name)
      open = false
    },
  }
})
