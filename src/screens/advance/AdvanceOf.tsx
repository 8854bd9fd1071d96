import { useQuery } from '@tanstack/react-query'
import { advanceQuery } from '#src/api/advance.ts'
import { NotYet } from '#src/ui/ErrorNote.tsx'
import { AdvanceCard } from './AdvanceCard.tsx'

/** The draws of one advance payment, right after paying. */
export const AdvanceOf = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery(advanceQuery(id))
  if (data) return <AdvanceCard advance={data} open />
  return <NotYet error={error} refetch={refetch} lines={4} />
}
