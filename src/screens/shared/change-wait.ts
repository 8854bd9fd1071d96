import { useQuery } from '@tanstack/react-query'
import { termsQuery } from '#src/api/withdrawals.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { words } from './step-words.ts'

export const changeWaitWords = (until: string | null): string | undefined =>
  until ? words.$yourPinOrPhone(formatDateTime(Date.parse(until))) : undefined

/** What withdrawals wait for after a change; undefined if they do not wait. */
export const useChangeWait = (): string | undefined =>
  changeWaitWords(useQuery(termsQuery()).data?.changeWaitUntil ?? null)
