// Asks just for the time, if no other answer has told it.
import { ofetch } from 'ofetch'
import { noteServerDate } from '#src/lib/server-time.ts'

/** @returns whether the service told the time */
export const askTime = async (): Promise<boolean> => {
  const sentAt = Date.now()
  try {
    const { headers } = await ofetch.raw('/healthz', {
      cache: 'no-store',
      responseType: 'text',
      retry: false,
    })
    return noteServerDate(headers, sentAt, Date.now())
  } catch {
    return false
  }
}
