// The transparency log: its latest checkpoint, consistency between two of them, and its entries.
import * as v from 'valibot'
import { call } from './call.ts'
import { hexBytes } from './words.ts'

const place = v.pipe(v.string(), v.digits(), v.toNumber(), v.safeInteger())

export const getLog = call({
  method: 'GET',
  path: '/api/v1/log/',
  who: 'anyone',
  answer: v.object({ checkpoint: v.string() }),
})

export const getConsistency = call({
  method: 'GET',
  path: '/api/v1/log/consistency/',
  who: 'anyone',
  query: v.object({ from: place, to: place }),
  answer: v.object({ path: v.array(hexBytes) }),
})

/** Per answer. */
export const MOST_ENTRIES = 100

export const listLogEntries = call({
  method: 'GET',
  path: '/api/v1/log/entries/',
  who: 'anyone',
  query: v.object({ from: v.optional(place, '0') }),
  answer: v.object({ entries: v.pipe(v.array(v.string()), v.maxLength(MOST_ENTRIES)) }),
})
