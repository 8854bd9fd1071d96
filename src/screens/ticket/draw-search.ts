import * as v from 'valibot'

/** `?id=` names a ticket; anything else is as if it were not there. */
export const drawSearch = v.object({ id: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined) })
