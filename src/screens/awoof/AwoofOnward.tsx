// A bid on an item that is still on sale: again, or for somebody else.
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { bidsQuery } from '#src/api/items/items.ts'
import type { Bid } from '#src/model/items.ts'
import { ShareLater } from '#src/ui/modals/ShareLater.tsx'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { bidAgain, heldOf } from '#src/play/bid-again.ts'
import { words } from './words.ts'

export const AwoofOnward = ({ bid }: { bid: Bid }) => {
  const { item } = bid
  const router = useRouter()
  const [isShared, setShared] = useState(false)
  const held = heldOf(useQuery(bidsQuery()).data, item.id)
  const again = async () => {
    await bidAgain(bid, { held, left: item.offered - item.sold })
    void router.navigate({ to: '/awoof/{-$step}', params: { step: 'summary' } })
  }
  return (
    <>
      {held < item.most && item.sold < item.offered && (
        <QuietButton onClick={() => void again()}>{words.$bidAgain}</QuietButton>
      )}
      <QuietButton onClick={() => setShared(true)}>
        <Icon name="share" /> {words.$share}
      </QuietButton>
      {isShared && (
        <ShareLater
          title={words.$share}
          text={words.$wantIt(item.name)}
          link={`${location.origin}/awoof?item=${encodeURIComponent(item.id)}`}
          onClose={() => setShared(false)}
        >
          <p>{words.$whoOpens}</p>
        </ShareLater>
      )}
    </>
  )
}
