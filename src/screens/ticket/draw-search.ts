import { searchOf, uuid } from '#src/lib/search.ts'

/** `?id=` names a ticket; anything else is as if it were not there. */
export const drawSearch = searchOf({ id: uuid })
