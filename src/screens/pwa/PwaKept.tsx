import { useEffect, useState } from 'react'
import { dataSize } from '#src/lib/data-use.ts'
import { keepSafe, keptFacts, type KeptFacts } from '#src/pwa/kept-storage.ts'
import { Button } from '#src/ui/Button.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Section } from '#src/ui/Section.tsx'
import { words } from './words.ts'

/** The browser's three answers: it promises, it does not, or it has no such promise. */
const safety = (safe: boolean | undefined): string => {
  if (safe === undefined) return words.$thisBrowserDoesNotSay
  return safe ? words.$staysUntilYouDelete : words.$mayBeCleared
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
    [words.$used, facts?.used === undefined ? words.$thisBrowserDoesNotSay : dataSize(facts.used)],
    [words.$safety, safety(facts?.safe)],
  ] as const
  return (
    <Section id="kept" title={words.$keptOnThisPhone}>
      <p>{words.$yourPicksYourTickets}</p>
      {facts && <Facts facts={rows} />}
      {facts?.safe === false && (
        <Button block onClick={() => void keep()}>
          {words.$askTheBrowserTo}
        </Button>
      )}
      <p role="status" className="hint empty:hidden">
        {refused && words.$theBrowserDidNot}
        {facts?.safe === false && !refused && words.$theBrowserMayClear}
      </p>
    </Section>
  )
}
