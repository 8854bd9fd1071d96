import { useQuery } from '@tanstack/react-query'
import { jackpotsQuery } from '#src/api/front-page.ts'
import { NotYet } from '#src/ui/ErrorNote.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { Money } from '#src/ui/Money.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { fullnessWords, rhythmOf } from './jackpots-model.ts'
import { words } from './words.ts'

export const JackpotsList = ({ rhythms = false }: { rhythms?: boolean }) => {
  const { data, error, refetch } = useQuery(jackpotsQuery())
  if (!data)
    return (
      <div className="min-h-[236px]">
        <NotYet error={error} refetch={refetch} lines={6} />
      </div>
    )
  return (
    <>
      <ul className="grid gap-4 min-h-[236px]">
        {data.rows.map(item => (
          <li key={item.jackpotType}>
            <div className="row">
              <span className="font-bold">{item.jackpotType}</span>
              <span className="num font-bold text-money">
                <Money amount={item.pool} />
              </span>
            </div>
            <div className="my-2">
              <ProgressBar value={item.percentage} label={words.$pool(item.jackpotType)} />
            </div>
            <p className="text-sm text-soft">
              {words.$of(fullnessWords(item.percentage, item.pool))} <Money amount={item.threshold} />
              {rhythms && <>. {rhythmOf(item.jackpotType)}.</>}
            </p>
          </li>
        ))}
      </ul>
      <KeptNote at={data.at} />
    </>
  )
}
