import { Refusal } from './refusal.ts'

// Transient SQLSTATE classes and codes: no connection (08), shutting down or starting (57P01-57P03), too many
// connections (53), lock or statement timeout (55P03, 57014), idle in transaction (25P03), deadlock or serialization
// failure (40P01, 40001), or another node migrated meanwhile (0A000).
const PASSING = /^(08...|53...|57P0[1-5]|55P03|57014|25P03|40P01|40001|0A000)$/
const NETWORK = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH)$/
const POOL =
  /^(Connection terminated|The embedded database has stopped|timeout exceeded when trying to connect|Client has encountered a connection error|timeout expired|Query read timeout|Cannot use a pool after calling end)/

/** What callers see for any error: refusals as they are, an unreachable database as busy, the rest as broken. */
export const asRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  if (error instanceof Error) {
    const code = String((error as { code?: unknown }).code ?? '')
    if (PASSING.test(code) || NETWORK.test(code) || POOL.test(error.message))
      return new Refusal('busy', undefined, 5)
  }
  return new Refusal('broken')
}
