// What the steps of a withdrawal are, and how far one is.
import type { User } from '#src/model/user.ts'
import { GoldButton } from '#src/ui/buttons/Wide.tsx'
import { parseMoney } from '#src/lib/fields/parse-money.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { hasNames } from './next-step.ts'
import { useDraft } from './use-draft.ts'
import { WithdrawRecent } from './WithdrawRecent.tsx'
import { WithdrawTimes } from './WithdrawTimes.tsx'
import { WithdrawWay } from './WithdrawWay.tsx'
import { toDo } from './withdrawal-steps.ts'
import { words } from './words.ts'

export const WithdrawSteps = ({ user, onGo }: { user: User; onGo: (to: string) => void }) => {
  const { draft } = useDraft()
  const steps =
    draft &&
    toDo({
      amount: parseMoney(draft.amount) !== undefined,
      names: hasNames(user),
      account: draft.account !== null,
      pin: user.hasPin,
    })
  const now = steps?.find(step => step.state === 'now')
  return (
    <div className="w-full max-w-xl stack">
      <section className="card stack">
        <h2 className="title-2">{words.$fromYourWinningsTo}</h2>
        {steps ? (
          <>
            <WithdrawWay steps={steps} label={words.$stepsOfAWithdrawal} />
            <WithdrawTimes />
          </>
        ) : (
          <Skeleton lines={8} />
        )}
        {now && <GoldButton onClick={() => onGo(now.to)}>{now.name}</GoldButton>}
      </section>
      <WithdrawRecent open />
    </div>
  )
}
