import type { Withdrawal } from '#src/model/withdrawals.ts'
import { formatBalance } from '#src/lib/money.ts'
import { SmallButton } from '#src/ui/buttons/SmallButton.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Icon, type IconName } from '#src/ui/Icon.tsx'
import { useCopied } from '#src/ui/use-copied.ts'
import { WithdrawWay } from './WithdrawWay.tsx'
import { wayOf } from './withdrawal-steps.ts'
import { caseWords, stateHeading, toWhom } from './withdrawal-words.ts'
import { words } from './words.ts'

const icons: Record<Withdrawal['state'], IconName> = {
  requested: 'clock',
  held: 'pause',
  sent: 'clock',
  at_bank: 'clock',
  paid: 'check',
  returned: 'repeat',
}

const Trace = ({ trace }: { trace: string }) => {
  const { copied, copy } = useCopied()
  return (
    <div className="stack">
      <p className="row">
        <span>
          <span className="eyebrow">{words.$bankTraceNumber}</span>
          <b className="num block break-all">{trace}</b>
        </span>
        <SmallButton onClick={() => void copy(trace)}>{copied ? words.$copied : words.$copy}</SmallButton>
      </p>
      <p className="hint">{words.$ifYouDoNot}</p>
    </div>
  )
}

/** Where it stands in one sentence, then each step with its time. */
export const WithdrawTold = ({ it }: { it: Withdrawal }) => (
  <section className="card stack">
    <div aria-live="polite" className="stack">
      <h2 className="title-2 flex items-center gap-2">
        <span className={`flex-none ${it.state === 'paid' ? 'text-win' : 'text-brand'}`}>
          <Icon name={icons[it.state]} />
        </span>
        {stateHeading(it.state)}
      </h2>
      <p>{it.message}</p>
      {it.caseSince && <p role="note">{caseWords(it.caseSince)}</p>}
    </div>
    <WithdrawWay steps={wayOf(it)} label={words.$whatHappenedSoFar} />
    {it.trace && <Trace trace={it.trace} />}
    <Facts
      facts={[
        [words.$youTakeOut, formatBalance(it.amount)],
        [words.$taxWithheld, formatBalance(it.withheld)],
        [words.$yourBankGets, formatBalance(it.arrives)],
        [words.$to, toWhom(it)],
        [words.$inTheNameOf, it.accountName],
      ]}
    />
    <p className="hint num break-all">{words.$reference(it.id)}</p>
  </section>
)
