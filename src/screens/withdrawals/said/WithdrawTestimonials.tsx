// What players said once they had their money, beside the ledger's own figures; the form for players who may write.
import { useQuery } from '@tanstack/react-query'
import { ownTestimonialQuery, testimonialsQuery } from '#src/api/testimonials.ts'
import { formatDate } from '#src/lib/lagos-time.ts'
import { formatMoney } from '#src/lib/money.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { NotYet } from '#src/ui/ErrorNote.tsx'
import { Slip } from '#src/ui/Slip.tsx'
import { WithdrawTestimonialForm } from './WithdrawTestimonialForm.tsx'
import { durationWords } from '../withdrawal-words.ts'
import { words } from '../words.ts'

const states = { waiting: words.$wordsWait, shown: words.$wordsAreShown, refused: words.$wordsAreRefused }

const WithdrawOwnTestimonial = () => {
  const { data, error, refetch } = useQuery(ownTestimonialQuery())
  if (!data) return <NotYet error={error} refetch={refetch} lines={3} />
  if (data.mayWrite) return <WithdrawTestimonialForm />
  if (!data.own) return <p className="card">{words.$onceAWithdrawalHas}</p>
  return (
    <section className="card" aria-label={words.$yourWords}>
      <p className="eyebrow">{words.$yourWords}</p>
      <p className="break-words">{data.own.text}</p>
      <p className="hint">{states[data.own.state]}</p>
    </section>
  )
}

const WithdrawSaid = () => {
  const { data, error, refetch } = useQuery(testimonialsQuery())
  if (!data) return <NotYet error={error} refetch={refetch} lines={6} />
  if (data.length === 0)
    return (
      <div className="card">
        <EmptyState heading={words.$nobodyHasWritten} sub={words.$beTheFirst} />
      </div>
    )
  return (
    <ul className="stack list-none m-0 p-0">
      {data.map(it => (
        <li key={it.id}>
          <Slip>
            <p className="break-words">{it.text}</p>
            <p className="text-sm text-soft mt-2">
              {words.$whoGotIt(it.phone, formatMoney(it.amount), it.bank, durationWords(it.seconds))}
            </p>
            <p className="text-sm text-soft num">{formatDate(Date.parse(it.date))}</p>
          </Slip>
        </li>
      ))}
    </ul>
  )
}

export const WithdrawTestimonials = () => (
  <div className="w-full max-w-xl stack">
    <WithdrawOwnTestimonial />
    <h2 className="title-2">{words.$whatPlayersSay}</h2>
    <p className="text-soft">{words.$theAmountTheBank}</p>
    <WithdrawSaid />
  </div>
)
