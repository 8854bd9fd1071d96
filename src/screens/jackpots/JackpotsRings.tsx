// How full each pool is, as a ring of dots. Names and limits are known before the first answer.
import { useQuery } from '@tanstack/react-query'
import { jackpotsQuery } from '#src/api/front-page.ts'
import { jackpots } from '#src/games/jackpots.ts'
import { formatMoney } from '#src/lib/money.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { Ring } from '#src/ui/time/Ring.tsx'
import { fullnessWords, shortRhythm } from './jackpots-model.ts'
import { words } from './words.ts'

export const JackpotsRings = () => {
  const { data, error, refetch } = useQuery(jackpotsQuery())
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(84px,1fr))] gap-x-2 gap-y-4 text-center">
        {jackpots.map(({ id, name, threshold, drawn }) => {
          const item = data?.rows.find(row => row.jackpotType === name)
          const full = item && fullnessWords(item.percentage, item.pool)
          return (
            <li key={id} className="grid justify-items-center content-start gap-1">
              <span
                role="progressbar"
                aria-label={words.$pool2(name)}
                aria-valuemin={0}
                aria-valuemax={100}
                aria-valuenow={item?.percentage}
                aria-valuetext={full}
              >
                <Ring left={item ? item.percentage / 100 : 0}>
                  <b className="num">{full === words.$under1 ? '<1%' : (full ?? '–')}</b>
                </Ring>
              </span>
              <b className="num">{item ? formatMoney(item.pool) : '–'}</b>
              <span className="text-[12.5px] leading-tight">
                <b>{name}</b>
                <br />
                <span className="text-soft num">
                  {words.$upTo(shortRhythm[drawn], formatMoney(threshold))}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
      {error && !data && (
        <div className="text-ink mt-3">
          <ErrorNote error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {data && <KeptNote at={data.at} />}
    </>
  )
}
