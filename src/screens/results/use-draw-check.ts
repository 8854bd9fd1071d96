import { useQuery } from '@tanstack/react-query'
import { DAY } from '#src/lib/lagos-time.ts'
import * as keys from '#src/api/keys.ts'

/**
 * What this phone found when it drew a batch again since the page was opened, of the numbers that are shown of it. Nothing
 * is loaded or computed until `refetch` is called.
 */
export const useDrawCheck = (batch: string, shown: readonly number[] | undefined) =>
  useQuery({
    queryKey: [keys.checked, batch, shown?.join()],
    queryFn: async () => (await import('./check-draw.ts')).checkDraw(batch, shown),
    enabled: false,
    gcTime: DAY,
  })
