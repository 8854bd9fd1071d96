import { useLatest } from '../shared/use-latest.ts'
import { newestFirst } from './results-model.ts'

/** The newest draw of every game, newest first. */
export const useLatestResults = () => {
  const { data, error, refetch } = useLatest()
  return { rows: data && newestFirst(data.rows), at: data?.at, error, refetch }
}
