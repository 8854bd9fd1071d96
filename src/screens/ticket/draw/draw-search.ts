import { searchOf, uuid } from '#src/lib/search.ts'

/** `?id=` names a ticket; anything else is ignored. */
export const drawSearch = searchOf({ id: uuid })
