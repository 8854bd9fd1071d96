import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { STORED_FOR, storedHere, type StoredHere } from '#src/pwa/storage-list.ts'
import { Section } from '#src/ui/Section.tsx'
import { words } from './words.ts'

/** Cookies and storage: what is stored here, what for, and until when. */
export const PwaStorage = () => {
  const [here, setHere] = useState<StoredHere>()
  useEffect(() => void storedHere().then(setHere), [])
  if (!here) return null
  const kinds = STORED_FOR.filter(kind => here.counts[kind])
  return (
    <Section id="storage" title={words.$cookiesAndStorage}>
      <p>{here.cookies === 0 ? words.$noCookies : words.$cookies(here.cookies)}</p>
      <ul className="list-none m-0 p-0 stack">
        {kinds.map(kind => (
          <li key={kind} className="stack gap-1">
            <b>
              {words.storedFor[kind][0]} ({here.counts[kind]})
            </b>
            <span className="hint">{words.storedFor[kind][1]}</span>
          </li>
        ))}
      </ul>
      <p className="hint">{words.$nobodyElse}</p>
      <Link to="/terms" hash="privacy" className="btn-link self-start">
        {words.$privacyNotice}
      </Link>
    </Section>
  )
}
