import { Suspense, lazy, useState } from 'react'
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
        <button
          type="button"
          className="btn-link"
          onClick={() => {
            setAsked(true)
            setOpen(true)
          }}
        >
          How jackpots work
        </button>
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
