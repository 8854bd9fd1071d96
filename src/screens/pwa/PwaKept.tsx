import { useEffect, useState } from 'react'
import { dataSize } from '#src/lib/data-use.ts'
import { keepSafe, keptFacts, type KeptFacts } from '#src/pwa/kept-storage.ts'
import { Button } from '#src/ui/Button.tsx'
import { Facts } from '#src/ui/Facts.tsx'

/** The browser's three answers: it promises, it does not, or it has no such promise. */
const safety = (safe: boolean | undefined): string => {
  if (safe === undefined) return 'This browser does not say'
  return safe ? 'Stays until you delete it' : 'May be cleared'
}

export const PwaKept = () => {
  const [facts, setFacts] = useState<KeptFacts>()
  const [refused, setRefused] = useState(false)
  useEffect(() => void keptFacts().then(setFacts), [])
  const keep = async () => {
    setRefused(!(await keepSafe()))
    setFacts(await keptFacts())
  }
  const rows = [
    ['Used', facts?.used === undefined ? 'This browser does not say' : dataSize(facts.used)],
    ['Safety', safety(facts?.safe)],
  ] as const
  return (
    <section className="card stack" aria-labelledby="kept">
      <h2 id="kept" className="title-2">
        Kept on this phone
      </h2>
      <p>
        Your picks, your tickets with their receipts, the last results, and the app itself. Your tickets are
        with us as well: nothing is lost with the phone.
      </p>
      {facts && <Facts facts={rows} />}
      {facts?.safe === false && (
        <Button kind="brand" block onClick={() => void keep()}>
          Ask the browser to keep it
        </Button>
      )}
      <p role="status" className="hint empty:hidden">
        {refused && 'The browser did not agree yet. It does so for apps on the home screen.'}
        {facts?.safe === false && !refused && 'The browser may clear it when space is short.'}
      </p>
    </section>
  )
}
