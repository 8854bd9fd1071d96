import { heardOf } from '#src/lib/server-time.ts'
import { useOnline } from '../use-online.ts'
import { AsOf } from './AsOf.tsx'

interface Props {
  asked: { data?: unknown; dataUpdatedAt: number; error: unknown }
}

/** When the answer on screen came, once the service cannot be asked any more: the page may stay open for hours. */
export const HeardNote = ({ asked: { data, dataUpdatedAt, error } }: Props) => {
  const online = useOnline()
  return data && (error || !online) ? <AsOf at={heardOf(dataUpdatedAt)} /> : null
}
