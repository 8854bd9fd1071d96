// Receives another app's share: valid picks go on to their game, anything else is explained, and nothing is
// lost.
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { findShared, sharedIn } from '#src/play/shared-picks.ts'
import { Drawing } from '#src/ui/Drawing.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { QuietLink } from '#src/ui/buttons/Wide.tsx'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { faultWords } from './fault-words.ts'
import { words } from './words.ts'

export const SharedPicks = () => {
  const { history } = useRouter()
  const shared = useLocation({ select: ({ search }) => sharedIn(search) })
  const [field, setField] = useState('')
  const [pasted, setPasted] = useState<string>()
  const { href, fault } = findShared(pasted ?? shared, location.origin)

  // Replaces this page, so Back does not return here.
  useEffect(() => {
    if (href !== undefined) history.replace(href)
  }, [href, history])

  if (fault === undefined) return <p role="status">{words.$openingThePicks}</p>
  return (
    <div className="w-full max-w-xl stack">
      {fault !== 'empty' && <ErrorNote error={faultWords[fault]} />}
      <section className="stack" aria-labelledby="open-picks">
        <div className="flex items-center gap-4">
          <Drawing name="no-slip" />
          <div>
            <h2 id="open-picks" className="title-2">
              {words.$openSharedPicks}
            </h2>
            <p className="text-soft mt-1">{words.$pasteTheLinkOr}</p>
          </div>
        </div>
        <Form onSubmit={() => setPasted(field)}>
          <TextField
            label={words.$linkOrCode}
            name="pasted"
            value={field}
            onChange={setField}
            autoComplete="off"
          />
          <Submit disabled={field.trim() === ''}>{words.$openPicks}</Submit>
        </Form>
      </section>
      <QuietLink to="/dashboard">{words.$allGames}</QuietLink>
    </div>
  )
}
