// The service's database: PostgreSQL if DATABASE_URL is set, otherwise the embedded one under DATA_DIR.
import type { Settings } from '#server/settings.ts'
import type { Db } from './db.ts'
import { openEmbedded } from './embedded.ts'
import { forAlerts, forChecks, forJobs, openPostgres } from './postgres.ts'

const JOBS = 2 // connections

/**
 * @param onTrouble called when an idle connection is lost or maintenance fails; the service goes on
 * @throws Error in one sentence if another process holds the data folder
 */
export const openDb = (
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  onTrouble: (error: Error) => void = () => undefined,
): Promise<Db> =>
  settings.DATABASE_URL
    ? Promise.resolve(openPostgres(settings.DATABASE_URL, onTrouble))
    : openEmbedded(settings.DATA_DIR, onTrouble)

/** For programs that check the whole ledger, which may take long. */
export const openDbForChecks = (settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Db> =>
  settings.DATABASE_URL
    ? Promise.resolve(openPostgres(settings.DATABASE_URL, () => undefined, 1, forChecks))
    : openDb(settings)

/**
 * The same database for the clockwork: its own connections, so that a crowd of players never delays a draw, and more
 * patience. The embedded database has one session for all.
 */
export const openJobsDb = (
  { DATABASE_URL: url }: Pick<Settings, 'DATABASE_URL'>,
  db: Db,
  onTrouble: (error: Error) => void,
): Db => (url ? openPostgres(url, onTrouble, JOBS, forJobs) : db)

/** The same for alerts, which never wait for the disk or delay a draw. */
export const openAlertsDb = (
  { DATABASE_URL: url }: Pick<Settings, 'DATABASE_URL'>,
  db: Db,
  onTrouble: (error: Error) => void,
): Db => (url ? openPostgres(url, onTrouble, JOBS, forAlerts) : db)
