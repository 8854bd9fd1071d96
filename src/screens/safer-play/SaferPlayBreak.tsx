import { useState } from 'react'
import { useTakeBreak } from '#src/api/accounts/safer-play.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { GoldButton, QuietButton } from '#src/ui/buttons/Wide.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { Section } from '#src/ui/Section.tsx'
import { toast } from '#src/ui/toast.ts'
import { words } from './words.ts'

const BREAKS = [1, 7, 30, 42]

export const SaferPlayBreak = ({ until }: { until: string | null }) => {
  const [days, setDays] = useState<number>()
  const take = useTakeBreak()
  const choose = (chosen: number) => {
    if (take.error) take.reset()
    setDays(chosen)
  }
  return (
    <Section id="a-break" title={words.$aBreak}>
      {until && <p role="status">{words.$onABreakUntil(formatDateTime(Date.parse(until)))}</p>}
      <p className="text-soft">{words.$whatABreakIs}</p>
      <div className="grid grid-cols-2 gap-2">
        {BREAKS.map(each => (
          <QuietButton key={each} onClick={() => choose(each)}>
            {words.$days(each)}
          </QuietButton>
        ))}
      </div>
      {days !== undefined && (
        <Modal open onClose={() => setDays(undefined)} title={words.$startABreak(words.$days(days))}>
          <p>{words.$whatABreakIs}</p>
          {take.error && <ErrorNote error={take.error} />}
          <GoldButton
            loading={take.isPending}
            onClick={() =>
              take.mutate(
                { days },
                {
                  onSuccess: ({ message }) => {
                    toast.success(message)
                    setDays(undefined)
                  },
                },
              )
            }
          >
            {words.$aBreak}
          </GoldButton>
        </Modal>
      )}
    </Section>
  )
}
