// The matches on sale, from the service or the worker's copy; the picked ones are kept up to date with them.
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { matchesQuery } from '#src/api/soccer/matches.ts'
import type { SoccerStore } from '#src/play/soccer/store.ts'

export const useMatches = (store: SoccerStore) => {
  const { data, error, refetch } = useQuery(matchesQuery())
  useEffect(() => {
    if (data) store.refresh(data.rows, data.mostPaid)
  }, [data, store])
  return { matches: data?.rows, at: data?.at, error: data ? null : error, retry: () => void refetch() }
}
