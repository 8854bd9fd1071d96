// A form whose texts outlast a session that is cut off, a reload, and a page that the phone discarded meanwhile: the same
// player, back in this tab, finds them there, but for secrets.
import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import { onSignedOut } from '#src/api/session/session.ts'
import { useSession } from '#src/api/user.ts'
import { TYPED_KEY, readStored, removeStored, writeStored } from '#src/lib/stored.ts'
import { typedIn, useForm } from '#src/ui/fields/use-form.ts'

const keptFor = (place: string) => {
  const kept = v.object({ place: v.literal(place), values: v.record(v.string(), v.string()) })
  const read = v.safeParse(kept, readStored(TYPED_KEY, 'sessionStorage'))
  return read.success ? read.output.values : {}
}

/** @param name of the form, the same after the next log-in */
export const useKeptForm = <Schema extends v.GenericSchema, Values extends Record<string, unknown>>(
  name: string,
  schema: Schema,
  initial: Values,
) => {
  const { user } = useSession()
  const [place] = useState(`${user?.phoneNumber}/${name}`)
  const [before] = useState(() => ({ ...initial, ...keptFor(place) }))
  const form = useForm(schema, before)
  const keep = useEffectEvent((byPlayer: boolean) => {
    const typed = typedIn(form.values, initial)
    // Of two forms on a page, the one that nobody has touched leaves the other's.
    if (!byPlayer && typed.length > 0)
      writeStored(TYPED_KEY, { place, values: Object.fromEntries(typed) }, 'sessionStorage')
  })
  useEffect(() => {
    removeStored(TYPED_KEY, 'sessionStorage')
    const deafen = onSignedOut(byPlayer => keep(byPlayer))
    // The last that a page hears before it is reloaded or discarded. Seen again, it has the texts itself.
    const hides = () => (document.hidden ? keep(false) : removeStored(TYPED_KEY, 'sessionStorage'))
    document.addEventListener('visibilitychange', hides)
    return () => {
      deafen()
      document.removeEventListener('visibilitychange', hides)
    }
  }, [])
  return form
}
