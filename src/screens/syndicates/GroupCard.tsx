// One group ticket: who has paid, the links for those who have not, and the way to call it off.
import { useState } from 'react'
import { useCancelSyndicate } from '#src/api/accounts/syndicates.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { formatMoney } from '#src/lib/money.ts'
import type { Syndicate } from '#src/model/players/syndicates.ts'
import { Button } from '#src/ui/Button.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Fold } from '#src/ui/Fold.tsx'
import { QuietLink } from '#src/ui/buttons/Wide.tsx'
import { ConfirmModal } from '#src/ui/modals/ConfirmModal.tsx'
import { ShareButtons } from '#src/ui/modals/ShareButtons.tsx'
import { toastSaid } from '#src/ui/toast.ts'
import { useOnline } from '#src/ui/use-online.ts'
import { GameHead } from '../shared/own/GameHead.tsx'
import { GroupShares } from './GroupShares.tsx'
import { whyWords } from './why-words.ts'
import { words } from './words.ts'

const stateWords = { open: words.$waiting, bought: words.$bought, off: words.$calledOff } as const

const Invite = ({ group }: { group: Syndicate }) => (
  <>
    <p className="hint">{words.$oneLinkEach}</p>
    {group.shares.map(
      ({ name, amount, code }) =>
        code && (
          <Fold key={code} summary={words.$inviteOne(name, formatMoney(amount))}>
            <div className="stack">
              <ShareButtons
                title={words.$shareTitle}
                text={words.$shareText(name, lotteryName(group.lotteryType), formatMoney(amount))}
                link={`${location.origin}/profile-settings/group-tickets?code=${code}`}
              />
            </div>
          </Fold>
        ),
    )}
  </>
)

const CallOff = ({ group: { id, lotteryType } }: { group: Syndicate }) => {
  const [asks, setAsks] = useState(false)
  const cancel = useCancelSyndicate()
  const online = useOnline()
  const yes = () => toastSaid(cancel.mutateAsync(id, { onSettled: () => setAsks(false) }))
  return (
    <>
      {cancel.error && <ErrorNote error={cancel.error} />}
      <Button
        kind="quiet"
        aria-label={words.$callOffOf(lotteryName(lotteryType))}
        disabled={!online}
        loading={cancel.isPending}
        onClick={() => setAsks(true)}
      >
        {words.$callOff}
      </Button>
      <ConfirmModal open={asks} onNo={() => setAsks(false)} onYes={yes} loading={cancel.isPending}>
        <p>{words.$callOffGives}</p>
      </ConfirmModal>
    </>
  )
}

export const GroupCard = ({ group }: { group: Syndicate }) => {
  const { id, lotteryType, state, madeByYou } = group
  const why = whyWords(group)
  return (
    <section className="card stack" aria-label={words.$groupOf(lotteryName(lotteryType))}>
      <GameHead lotteryType={lotteryType} state={stateWords[state]} />
      {why && <p role="status">{why}</p>}
      <GroupShares group={group} />
      {state === 'bought' && (
        <QuietLink to="/game-history/$gameID" params={{ gameID: id }}>
          {words.$seeTheTicket}
        </QuietLink>
      )}
      {state === 'open' && madeByYou && (
        <>
          <Invite group={group} />
          <CallOff group={group} />
        </>
      )}
    </section>
  )
}
