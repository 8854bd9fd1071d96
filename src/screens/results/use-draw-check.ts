import { useQuery } from '@tanstack/react-query'
import { DAY } from '#src/lib/lagos-time.ts'
import * as keys from '#src/api/keys.ts'

export interface ShownDraw {
  /** Its code. */
  batch: string
  /** The numbers that are to be called checked; undefined where none are shown. */
  drawn?: readonly number[] | undefined
}

/**
 * What this phone found when it drew a batch again since the page was opened, of the numbers that are shown of it. Nothing
 * is loaded or computed until `refetch` is called.
 */
export const useDrawCheck = (it: ShownDraw) =>
  useQuery({
    queryKey: [keys.checked, it.batch, it.drawn],
    queryFn: async () => (await import('./check-draw.ts')).checkDraw(it),
    enabled: false,
    gcTime: DAY,
  })
