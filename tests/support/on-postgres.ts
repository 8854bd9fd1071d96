// Takes test databases from the shared PostgreSQL server.
import { randomUUID } from 'node:crypto'
import { afterAll, expect, inject } from 'vitest'
import { openPostgres } from '#server/db/postgres.ts'
import { databasesFrom, handOn } from './database.ts'
import { listenTo, writeHeard } from './heard-queries.ts'
import { patient } from './postgres.ts'

const quiet = () => undefined
const cluster = inject('cluster')

databasesFrom(async connections => {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const admin = openPostgres(cluster, quiet, 1, patient)
  await admin.exec(`create database ${name} template template`).finally(() => admin.close())
  return listenTo(openPostgres(cluster.replace(/[^/]+$/, name), quiet, connections, patient))
})

afterAll(async () => {
  await handOn()
  writeHeard('postgres', expect.getState().testPath!)
})
