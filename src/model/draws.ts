// The documents of draws and jackpots. Their names are hashed and signed with them, so they are ours already.
import type { batch, batchState, logged, openTicket, proof, voidEntry } from '#src/contract/draws.ts'
import type { jackpotBatch, jackpotRecord } from '#src/contract/jackpots.ts'
import type { Read } from './words.ts'

export { BYTES_OF_BATCH } from '#src/contract/jackpots.ts'

export type Batch = Read<typeof batch>
export type BatchState = Read<typeof batchState>
export type Logged = Read<typeof logged>
export type OpenTicket = Read<typeof openTicket>
export type Proof = Read<typeof proof>
export type VoidEntry = Read<typeof voidEntry>
export type JackpotBatch = Read<typeof jackpotBatch>
export type JackpotRecord = Read<typeof jackpotRecord>
