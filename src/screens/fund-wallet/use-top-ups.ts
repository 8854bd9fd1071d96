import { useQuery } from '@tanstack/react-query'
import { topUpsQuery } from '#src/api/wallet.ts'
import { topUpBox } from '#src/device/money-boxes.ts'
import { useKeptRows } from '../shared/use-kept-rows.ts'

/** The latest top-ups; if the service does not answer, those this phone kept. `rows` is undefined until either is known. */
export const useTopUps = () => {
  const asked = useQuery(topUpsQuery())
  const kept = useKeptRows(topUpBox, asked.data?.results)
  return { asked, keptAt: kept?.asOf, rows: asked.data?.results ?? kept?.rows }
}
