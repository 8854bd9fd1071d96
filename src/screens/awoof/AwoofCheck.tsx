import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { itemProofQuery } from '#src/api/items/items.ts'
import { useSession } from '#src/api/user.ts'
import { dataSize } from '#src/lib/data-use.ts'
import { stretchSize } from '#src/memory/log-stretch.ts'
import { memoryOfItem } from '#src/memory/memory-of.ts'
import { checkItemOnThisPhone } from '#src/proof/check.ts'
import type { Bid, Item } from '#src/model/items.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { countWords } from '../shared/checks/check-words.ts'
import { AskedCheck } from '../shared/checks/AskedCheck.tsx'
import { CheckList } from '../shared/checks/CheckList.tsx'
import { ChecksFailed } from '../shared/checks/ChecksFailed.tsx'
import { recordAsShown } from './as-shown.ts'
import { useTried } from '#src/ui/late/use-found.ts'
import { words } from './words.ts'

/** Draws the item again on this phone, and finds the player's bid in the sealed list. */
export const AwoofCheck = ({ item, bid }: { item: Item; bid?: Bid | undefined }) => {
  const player = useSession().user?.phoneNumber
  const { data, error, refetch } = useQuery(itemProofQuery(item.id, bid?.bidId))
  const check = useCallback(
    () =>
      data &&
      memoryOfItem(data.record, data.heardAt, bid && player ? { ...bid, player } : undefined).then(it =>
        checkItemOnThisPhone(
          recordAsShown(data.record, item),
          it,
          bid && { ...data.bid, first: bid.first, last: bid.last },
        ),
      ),
    [data, item, bid, player],
  )
  const { found: checks, failed } = useTried(check)
  if (failed) return <ErrorNote error={failed.error} onRetry={failed.again} />
  if (error && !data) return <ErrorNote error={error} onRetry={() => void refetch()} />
  if (!checks) return <Skeleton lines={2} />
  const list = data?.record.list
  return (
    <div role="status">
      <b>{countWords(checks)}</b>
      <CheckList checks={checks} />
      <ChecksFailed checks={checks} name={item.id} shown={{ ...data, item }} />
      {list?.logged && (
        <AskedCheck
          label={words.$lookForASecond(dataSize(stretchSize(list.logged).bytes))}
          check={async () => [
            await (await import('../shared/checks/check-only-list.ts')).checkOnlyList('item', list),
          ]}
          name={`${item.id}-list`}
          shown={data?.record}
        />
      )}
    </div>
  )
}
