// How we keep what we promise, for everybody to read.
import { useQuery } from '@tanstack/react-query'
import { promisesQuery, type Kept } from '#src/api/public/promises.ts'
import { formatDate } from '#src/lib/lagos-time.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { NotYet } from '#src/ui/ErrorNote.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { PagesPromise } from './PagesPromise.tsx'
import { PagesSection, PagesText } from './PagesText.tsx'
import { PROMISES, daysOf, togetherOf } from './promises-model.ts'
import { words } from './promise-words.ts'

const dateOf = (day: string) => formatDate(Date.parse(day))

const Figures = ({ rows }: { rows: readonly Kept[] }) => {
  const together = togetherOf(rows)
  const days = daysOf(rows)
  if (!together[0])
    return (
      <div className="min-h-[440px]">
        <EmptyState icon="chart" heading={words.$nothingYet} sub={words.$firstNight} />
      </div>
    )
  const upTo = together.find(it => it.what === 'minutes')
  const counted = Math.min(together[0].days, Math.max(1, Math.ceil((upTo?.many ?? 0) / 1_440)))
  return (
    <>
      <p>{words.$daysUntil(counted, dateOf(together[0].day))}</p>
      {PROMISES.map(what => (
        <PagesPromise key={what} what={what} kept={together.find(it => it.what === what)} />
      ))}
      <PagesSection title={words.$dayByDay}>
        <ul className="rows">
          {days.map(({ day, missed }) => (
            <li key={day} className="row flex-wrap">
              <span className="num font-bold">{dateOf(day)}</span>
              <span className={missed.length === 0 ? 'text-soft' : ''}>
                {missed.join(', ') || words.$allKept}
              </span>
            </li>
          ))}
        </ul>
      </PagesSection>
    </>
  )
}

export const PagesPromises = () => {
  const { data, error, refetch } = useQuery(promisesQuery())
  return (
    <PagesText title={words.$title} lead={words.$lead}>
      {data && <KeptNote at={data.at} failed={!!error} />}
      {data ? (
        <Figures rows={data.rows} />
      ) : (
        <section className="card min-h-[440px]" aria-label={words.$title} aria-busy={!error}>
          <NotYet error={error} refetch={refetch} lines={8} />
        </section>
      )}
      <div className="stack">
        <p>{words.$proof}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/results" kind="brand">
            {words.$checkADraw}
          </LinkButton>
          <LinkButton to="/contact" kind="quiet">
            {words.$tellUs}
          </LinkButton>
        </div>
      </div>
    </PagesText>
  )
}
