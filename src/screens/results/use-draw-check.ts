import { useQuery } from '@tanstack/react-query'
import { DAY } from '#src/lib/lagos-time.ts'
import * as keys from '#src/api/keys.ts'

export interface ShownDraw {
  /** Its code. */
  batch: string
  /** The numbers that will be called checked; undefined if none are shown. */
  drawn?: readonly number[] | undefined
}

/**
 * What this phone found on redrawing a batch since the page was opened, about the numbers shown. Nothing is loaded or
 * computed until `refetch` is called.
 */
export const useDrawCheck = (it: ShownDraw) =>
  useQuery({
    queryKey: [keys.checked, it.batch, it.drawn],
    queryFn: async () => (await import('./check-draw.ts')).checkDraw(it),
    enabled: false,
    gcTime: DAY,
  })
