// 'Check the whole draw': adds up everyone's tickets on this phone. Nothing loads until the button is
// pressed.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '#src/api/session/session.ts'
import type { Batch } from '#src/model/draws.ts'
import { dataSize } from '#src/lib/data-use.ts'
import { Section } from '#src/ui/Section.tsx'
import { countWords, worstOf } from '../shared/checks/check-words.ts'
import { CheckList, checkColours } from '../shared/checks/CheckList.tsx'
import { ChecksFailed } from '../shared/checks/ChecksFailed.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { sizesOf } from './sizes.ts'
import { words } from './words.ts'

const LEAST = 1_000 // bytes

export const WholeDraw = ({ batch }: { batch: Batch }) => {
  const { user } = useSnapshot(session)
  const [progress, setProgress] = useState(0)
  const checking = useMutation({
    mutationFn: async () =>
      (await import('./check-whole-draw.ts')).checkWholeDraw(batch, user?.phoneNumber, setProgress),
  })
  if (!batch.head?.logged || (batch.draw === null && batch.state !== 'refunded')) return null
  const { tickets, bytes } = sizesOf(batch.head)
  const checks = checking.data?.checks
  return (
    <Section id="whole-draw" title={words.$theWholeDraw}>
      <p className="text-soft">
        {words.$yourPhoneLoadsEverybodys(tickets, dataSize(Math.max(LEAST, bytes)))}
      </p>
      <Button loading={checking.isPending} onClick={() => checking.mutate()}>
        {words.$checkTheWholeDraw}
      </Button>
      {checking.isPending && <ProgressBar label={words.$loadingTheDraw} value={progress * 100} />}
      {checking.error && <ErrorNote error={checking.error} />}
      <div aria-live="polite">
        {checks && (
          <>
            <p className={`font-bold ${checkColours[worstOf(checks)]}`}>{countWords(checks)}</p>
            {checking.data!.isKept && <p className="hint">{words.$keptOnThisPhone}</p>}
            <CheckList checks={checks} />
            <ChecksFailed checks={checks} name={`${batch.id}-whole`} shown={batch} />
          </>
        )}
      </div>
    </Section>
  )
}
