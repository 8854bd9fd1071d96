// Takes test databases from the shared PostgreSQL server.
import { randomUUID } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import type { Db } from '#server/db/db.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { databasesFrom } from './database.ts'
import { patient } from './postgres.ts'

const quiet = () => undefined
const cluster = inject('cluster')
let admin: Db | undefined
afterAll(() => admin?.close())

databasesFrom(async (connections = 4) => {
  admin ??= openPostgres(cluster, quiet, 1, patient)
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await admin.exec(`create database ${name} template template`)
  const db = openPostgres(cluster.replace(/[^/]+$/, name), quiet, connections, patient)
  return {
    ...db,
    close: async () => {
      await db.close()
      await admin!.exec(`drop database if exists ${name} with (force)`)
    },
  }
})
