// A player's part of last night's total of all wallets: apart, because its shape brings that of the log along.
import { getCounted, type Counted } from '#src/contract/liabilities.ts'
import { request } from './client.ts'

/** Null before the player's first night. */
export const askCounted = async (): Promise<Counted | null> => (await request(getCounted)).counted
