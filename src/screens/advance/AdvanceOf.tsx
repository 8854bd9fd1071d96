import { useQuery } from '@tanstack/react-query'
import { advanceQuery } from '#src/api/advance.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { AdvanceCard } from './AdvanceCard.tsx'

/** The draws of one advance payment, right after paying. */
export const AdvanceOf = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery(advanceQuery(id))
  if (data) return <AdvanceCard advance={data} open />
  if (error) return <ErrorNote error={error} onRetry={() => void refetch()} />
  return <Skeleton lines={4} />
}
