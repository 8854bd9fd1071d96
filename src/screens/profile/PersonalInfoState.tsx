// What the law requires: shown to its owner, and asked for if the state requires it.
import { useQuery } from '@tanstack/react-query'
import { personQuery } from '#src/api/accounts/person.ts'
import { formatDate } from '#src/lib/lagos-time.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { NinForm } from '../shared/held-back/NinForm.tsx'
import { words } from './words.ts'

export const PersonalInfoState = () => {
  const { data, error, refetch } = useQuery(personQuery())
  if (!data) return error && <ErrorNote error={error} onRetry={() => void refetch()} />
  const { birthDate, nin, ninRequired } = data
  const facts = [
    ...(birthDate ? [[words.$dateOfBirth, formatDate(Date.parse(birthDate))] as const] : []),
    ...(nin ? [[words.$nin, nin] as const] : []),
  ]
  return (
    <>
      {facts.length > 0 && (
        <>
          <Facts facts={facts} />
          <p className="hint">{words.$keptLocked}</p>
        </>
      )}
      {ninRequired && !nin && <NinForm />}
    </>
  )
}
