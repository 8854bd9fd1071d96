// A player's share of last night's total of all wallets. In its own file, as its schema pulls in that of the log.
import { getCounted, type Counted } from '#src/contract/liabilities.ts'
import { request } from './client.ts'

/** Null before the player's first night. */
export const askCounted = async (): Promise<Counted | null> => (await request(getCounted)).counted
