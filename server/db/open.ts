// The database of the service: PostgreSQL by DATABASE_URL, otherwise the embedded one under DATA_DIR.
import type { Settings } from '#server/settings.ts'
import type { Db } from './db.ts'
import { openEmbedded } from './embedded.ts'
import { forAlerts, forChecks, forJobs, openPostgres } from './postgres.ts'

const JOBS = 2 // connections

/**
 * @param onTrouble hears of a lost idle connection or a failed tick; the service goes on
 * @throws Error in one sentence where the data folder is held by another process
 */
export const openDb = (
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  onTrouble: (error: Error) => void = () => undefined,
): Promise<Db> =>
  settings.DATABASE_URL
    ? Promise.resolve(openPostgres(settings.DATABASE_URL, onTrouble))
    : openEmbedded(settings.DATA_DIR, onTrouble)

/** For a program that looks at the whole ledger, which may take long. */
export const openDbForChecks = (settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Db> =>
  settings.DATABASE_URL
    ? Promise.resolve(openPostgres(settings.DATABASE_URL, () => undefined, 1, forChecks))
    : openDb(settings)

/**
 * The same database for what happens by the clock: its own connections, so that a crowd of players never keeps a draw
 * waiting, and more patience. The embedded one has one session for all.
 */
export const openJobsDb = (
  { DATABASE_URL: url }: Pick<Settings, 'DATABASE_URL'>,
  db: Db,
  onTrouble: (error: Error) => void,
): Db => (url ? openPostgres(url, onTrouble, JOBS, forJobs) : db)

/** The same for alerts, which wait for no disk and keep no draw waiting. */
export const openAlertsDb = (
  { DATABASE_URL: url }: Pick<Settings, 'DATABASE_URL'>,
  db: Db,
  onTrouble: (error: Error) => void,
): Db => (url ? openPostgres(url, onTrouble, JOBS, forAlerts) : db)
