import { useQuery } from '@tanstack/react-query'
import { DAY } from '#src/lib/lagos-time.ts'
import * as keys from '#src/api/keys.ts'

/**
 * What this phone found when it drew a batch again since the page was opened. Nothing is loaded or computed
 * until `refetch` is called.
 */
export const useDrawCheck = (batch: string) =>
  useQuery({
    queryKey: [keys.checked, batch],
    queryFn: async () => (await import('./check-draw.ts')).checkDraw(batch),
    enabled: false,
    gcTime: DAY,
  })
