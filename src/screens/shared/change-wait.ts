import { useQuery } from '@tanstack/react-query'
import { termsQuery } from '#src/api/withdrawals.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'

export const changeWaitWords = (until: string | null): string | undefined =>
  until
    ? `Your PIN or phone number was changed, so what you withdraw now goes out on ${formatDateTime(Date.parse(until))}. Playing goes on as always.`
    : undefined

/** What withdrawals wait for after a change; undefined if they do not wait. */
export const useChangeWait = (): string | undefined =>
  changeWaitWords(useQuery(termsQuery()).data?.changeWaitUntil ?? null)
