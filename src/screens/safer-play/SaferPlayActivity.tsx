// What was topped up, staked and came back, by day, week or month; printable.
import { useState } from 'react'
import { useActivity, useNoteReview } from '#src/api/accounts/safer-play.ts'
import type { Activity } from '#src/model/safer-play.ts'
import { formatDate, formatMonth } from '#src/lib/lagos-time.ts'
import { formatBalance } from '#src/lib/money.ts'
import { Chip } from '#src/ui/buttons/Chip.tsx'
import { GoldButton, QuietButton } from '#src/ui/buttons/Wide.tsx'
import { NotYet } from '#src/ui/ErrorNote.tsx'
import { Section } from '#src/ui/Section.tsx'
import { words } from './words.ts'

const periods = [
  ['day', words.$day],
  ['week', words.$week],
  ['month', words.$month],
] as const

const Row = ({ from, toppedUp, staked, won, net, format }: Activity & { format: (at: number) => string }) => (
  <li className="stack">
    <b className="num">{format(Date.parse(from))}</b>
    <dl className="sums m-0">
      <dt>{words.$toppedUp}</dt>
      <dd>{formatBalance(toppedUp)}</dd>
      <dt>{words.$staked}</dt>
      <dd>{formatBalance(staked)}</dd>
      <dt>{words.$won}</dt>
      <dd>{formatBalance(won)}</dd>
      <dt>{words.$net}</dt>
      <dd>{formatBalance(net)}</dd>
    </dl>
  </li>
)

export const SaferPlayActivity = ({ isDue }: { isDue: boolean }) => {
  const [by, setBy] = useState<(typeof periods)[number][0]>('month')
  const { data, error, refetch } = useActivity(by)
  const looked = useNoteReview()
  const rows = data?.rows.filter(it => it.toppedUp || it.staked || it.won)
  return (
    <Section id="activity" title={words.$activity}>
      {isDue && !looked.isSuccess && (
        <div className="stack" role="status">
          <p>{words.$timeToLookBack}</p>
          <GoldButton loading={looked.isPending} onClick={() => looked.mutate(undefined)}>
            {words.$iHaveLooked}
          </GoldButton>
        </div>
      )}
      <div className="grid grid-cols-3 gap-2" role="group" aria-label={words.$by}>
        {periods.map(([name, label]) => (
          <Chip
            key={name}
            className="justify-center text-center px-2"
            aria-pressed={by === name}
            onClick={() => setBy(name)}
          >
            {label}
          </Chip>
        ))}
      </div>
      {!data && <NotYet error={error} refetch={refetch} lines={5} />}
      {rows?.length === 0 && <p>{words.$nothingYet}</p>}
      {rows && rows.length > 0 && (
        <>
          <ul className="grid gap-4 p-0 m-0 list-none">
            {rows.map(row => (
              <Row key={row.from} {...row} format={by === 'month' ? formatMonth : formatDate} />
            ))}
          </ul>
          <QuietButton onClick={() => print()}>{words.$print}</QuietButton>
        </>
      )}
    </Section>
  )
}
