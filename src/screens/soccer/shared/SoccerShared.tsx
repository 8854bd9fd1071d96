// Picks from the address or from a pasted code: loads them, or says why not.
import { useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { pathsOfForm } from '#src/games/soccer-cash/paths.ts'
import { real } from '#src/games/soccer-cash/rules.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { stakeIn } from '#src/play/soccer/again.ts'
import { codeIn } from '#src/play/share-link.ts'
import { soccerCodeIn } from '#src/play/soccer/share-link.ts'
import { hasOtherScores, sharedSlip, type SharedSlip } from '#src/play/soccer/shared-slip.ts'
import { soccerStore } from '#src/play/soccer/store.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { toast } from '#src/ui/toast.ts'
import { SoccerSharedPicks } from './SoccerSharedPicks.tsx'
import { faultWords } from './fault-words.ts'
import { useMatches } from '../use-matches.ts'
import { words } from '../words.ts'

type Loadable = Extract<SharedSlip, { picks: unknown }>

export const SoccerShared = () => {
  const router = useRouter()
  const search = useLocation({ select: it => it.search })
  const inAddress = codeIn(search)
  const { matches, error, retry } = useMatches(soccerStore(real))
  const [typed, setTyped] = useState('')
  const [given, setGiven] = useState(inAddress)
  const found = given !== undefined && matches ? sharedSlip(given, matches, serverNow()) : undefined

  const load = ({ form, picks, matches: known }: Loadable) => {
    const store = soccerStore(form)
    store.load(picks, known)
    const stake = stakeIn(form, search)
    if (stake) store.setStake(stake)
    toast.success(words.$loaded)
    void router.navigate({ to: pathsOfForm(form).scores, replace: true })
  }
  if (error) return <ErrorNote error={error} onRetry={retry} />
  if (given !== undefined && !found) return <Skeleton lines={6} />
  return (
    <div className="w-full max-w-xl stack">
      {found?.picks && (
        <SoccerSharedPicks
          key={given}
          slip={found}
          stake={stakeIn(found.form, search)}
          replaces={hasOtherScores(soccerStore(found.form), found.picks)}
          onLoad={() => load(found)}
          onKeep={() => void router.navigate({ to: pathsOfForm(found.form).scores, replace: true })}
        />
      )}
      {!found?.picks && (
        <Form className="card stack" onSubmit={() => setGiven(soccerCodeIn(typed))}>
          <h2 className="title-2">{words.$sharedPicks}</h2>
          {found?.fault && (
            <div role="alert">
              <p className="error-text">{faultWords(found)}</p>
              <p className="hint">{words.$yourOwnStay}</p>
            </div>
          )}
          <TextField
            label={words.$codeOrLink}
            name="code"
            value={typed}
            onChange={setTyped}
            hint={words.$enterCode}
            autoComplete="off"
          />
          <Submit disabled={typed.trim() === ''}>{words.$loadPicks}</Submit>
        </Form>
      )}
    </div>
  )
}
