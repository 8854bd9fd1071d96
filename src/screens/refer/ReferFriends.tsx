import type { Friend, Friends } from '#src/model/friends.ts'
import { formatDate } from '#src/lib/lagos-time.ts'
import { formatMoney } from '#src/lib/money.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import type { IconName } from '#src/ui/Icon.tsx'
import { IconChip } from '#src/ui/IconChip.tsx'
import { words } from './words.ts'

const icons: Record<Friend['state'], IconName> = {
  invited: 'phone',
  verified: 'user',
  'topped-up': 'ticket',
  review: 'clock',
  held: 'clock',
  paid: 'check',
  refused: 'close',
}

const said = (friend: Friend, stake: number): string => {
  if (friend.state === 'invited') return words.$hasNotVerified
  if (friend.state === 'verified') return words.$waitsForATopUp
  if (friend.state === 'topped-up') return words.$hasPlayed(formatMoney(friend.staked), formatMoney(stake))
  if (friend.state === 'review') return words.$inReview
  if (friend.state === 'held') return words.$comesOn(formatDate(Date.parse(friend.dueAt!)))
  return friend.state === 'paid' ? words.$paidToYou : `${words.$refused}: ${friend.reason}`
}

export const ReferFriends = ({ friends, stake }: { friends: Friends['friends']; stake: number }) => (
  <section aria-label={words.$yourFriends}>
    <h2 className="title-2 mb-3">{words.$yourFriends}</h2>
    {friends.length === 0 ? (
      <div className="card">
        <EmptyState icon="gift" heading={words.$nobodyYet} sub={words.$sendYourLink} />
      </div>
    ) : (
      <ul className="card rows list-none m-0 py-0">
        {friends.map(friend => (
          <li key={`${friend.phone} ${friend.at}`}>
            <IconChip name={icons[friend.state]} />
            <div className="min-w-0 flex-1">
              <b className="num">{friend.phone}</b>
              <p className="text-sm text-soft">{said(friend, stake)}</p>
            </div>
            {friend.amount !== null && friend.state !== 'refused' && (
              <b className="num">{formatMoney(friend.amount)}</b>
            )}
          </li>
        ))}
      </ul>
    )}
  </section>
)
