import { Suspense, lazy, useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { JackpotsList } from './JackpotsList.tsx'

const JackpotsModal = lazy(async () => ({ default: (await import('./JackpotsModal.tsx')).JackpotsModal }))

export const JackpotsBlock = () => {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  return (
    <section className="card" aria-labelledby="jackpots">
      <div className="row mb-3">
        <h2 id="jackpots" className="title-2">
          Jackpots
        </h2>
        <Button
          kind="quiet"
          onClick={() => {
            setAsked(true)
            setOpen(true)
          }}
        >
          How jackpots work
        </Button>
      </div>
      <JackpotsList />
      {asked && (
        <Suspense>
          <JackpotsModal open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
