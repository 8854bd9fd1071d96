// What a friend with the link sees: the group, the lines, the shares, and the tap that pays and joins.
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { invitationQuery, usePayShare } from '#src/api/accounts/syndicates.ts'
import { forgetMoney } from '#src/api/games.ts'
import { holdBack } from '#src/buying/held-back.ts'
import { gameByLotteryType } from '#src/games/rules.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { formatMoney, naira } from '#src/lib/money.ts'
import type { Syndicate } from '#src/model/players/syndicates.ts'
import { GoldButton } from '#src/ui/buttons/Wide.tsx'
import { NotYet } from '#src/ui/ErrorNote.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { UnlessPaused } from '../shared/held-back/UnlessPaused.tsx'
import { PayRefused } from '../shared/own/PayRefused.tsx'
import { useMade } from '../shared/own/use-made.ts'
import { GroupOdds, type Tag } from './GroupOdds.tsx'
import { GroupShares } from './GroupShares.tsx'
import { whyWords } from './why-words.ts'
import { words } from './words.ts'

const made = {
  refusal: 'share-yours',
  page: 'group-tickets',
  see: words.$seeGroups,
  unknown: words.$mayBePaid,
} as const

const Join = ({ code, share }: { code: string; share: Syndicate['shares'][number] }) => {
  const pay = usePayShare()
  const online = useOnline()
  const follow = useMade(made.page)
  const requestKey = useRef<string>(undefined)
  const join = () => {
    requestKey.current ??= crypto.randomUUID()
    const body = { code, amount: String(naira(share.amount)), requestKey: requestKey.current }
    follow(pay.mutateAsync(body), {
      onFailed: error => {
        // It may be paid, or taken by somebody else.
        void forgetMoney()
        holdBack(error, join)
      },
    })
  }
  return (
    <>
      {pay.error && (
        <PayRefused error={pay.error} topUp={words.$topUpFirst} amount={share.amount} made={made} />
      )}
      <GoldButton disabled={!online} loading={pay.isPending} onClick={join}>
        {words.$payAndJoin(formatMoney(share.amount))}
      </GoldButton>
      <p className="hint">{words.$fromPlayWallet}</p>
    </>
  )
}

/** Why there is nothing to pay; empty if there is. */
const whyNot = (syndicate: Syndicate, share: Syndicate['shares'][number]): string => {
  const { state, shares } = syndicate
  if (state === 'off') return whyWords(syndicate)
  if (shares.some(it => it.yours)) return state === 'bought' ? words.$youAreInBought : words.$youAreIn
  if (state === 'bought') return words.$over
  return share.paid ? words.$taken : ''
}

export const GroupInvitation = ({ code, Tag }: { code: string; Tag: Tag }) => {
  const { data, error, refetch } = useQuery(invitationQuery(code))
  if (!data) return <NotYet error={error} refetch={refetch} lines={8} />
  const { syndicate, at } = data
  const share = syndicate.shares[at]!
  const why = whyNot(syndicate, share)
  return (
    <section className="card stack" aria-label={words.$youAreInvited}>
      <h2 className="title-2">{words.$youAreInvited}</h2>
      <p className="font-bold">{lotteryName(syndicate.lotteryType)}</p>
      <GroupShares group={syndicate} />
      {syndicate.state === 'open' && (
        <>
          {syndicate.tickets.length > 0 && <GroupOdds group={syndicate} Tag={Tag} />}
          <p>{words.$howItGoes}</p>
        </>
      )}
      {syndicate.state !== 'off' && <p className="hint">{words.$splitRule}</p>}
      {why ? (
        <p role="status">{why}</p>
      ) : (
        <UnlessPaused game={gameByLotteryType(syndicate.lotteryType)?.id}>
          <Join code={code} share={share} />
        </UnlessPaused>
      )}
    </section>
  )
}
