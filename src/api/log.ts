// The public log. Queries cache none of it: what this phone has seen is kept in its own memory.
import { getConsistency, getLog, listLogEntries } from '#src/contract/log.ts'
import { request } from './client.ts'

export const newestCheckpoint = async (): Promise<string> => (await request(getLog)).checkpoint

export const consistencyPath = async (from: number, to: number): Promise<string[]> =>
  (await request(getConsistency, { query: { from: String(from), to: String(to) } })).path

export const logEntries = async (from: number): Promise<string[]> =>
  (await request(listLogEntries, { query: { from: String(from) } })).entries
