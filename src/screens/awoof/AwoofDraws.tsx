// Items whose sales have ended, newest first: the number that won, or why stakes went back.
import { useQuery } from '@tanstack/react-query'
import { itemDrawsQuery } from '#src/api/items/items.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import type { Item } from '#src/model/items.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { NotYet } from '#src/ui/ErrorNote.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { AwoofChecked } from './AwoofChecked.tsx'
import { AwoofPicture } from './AwoofPicture.tsx'
import { words } from './words.ts'

const outcomeOf = (it: Item): string => {
  if (it.number !== null) return words.$wonBy(it.phoneNumber, it.number)
  return it.why ? words.$wentBack[it.why] : words.$waitsForDraw
}

export const AwoofDraws = () => {
  const { data, error, refetch } = useQuery(itemDrawsQuery())
  const online = useOnline()
  if (!data && !online) return <p className="hint">{words.$drawsNeedNetwork}</p>
  if (!data) return <NotYet error={error} refetch={refetch} lines={4} />
  if (data.length === 0) return <EmptyState icon="gift" heading={words.$noneDrawn} sub={words.$drawnAtTen} />
  return (
    <ul className="rows">
      {data.map(it => (
        <li key={it.id} className="items-start">
          <AwoofPicture item={it} />
          <div className="min-w-0 grow">
            <b className="block">{it.name}</b>
            <span className="block text-sm text-soft num">{outcomeOf(it)}</span>
            <time className="block text-sm text-soft num" dateTime={it.closesAt}>
              {formatDateTime(Date.parse(it.closesAt))}
            </time>
            <AwoofChecked item={it} named />
          </div>
        </li>
      ))}
    </ul>
  )
}
