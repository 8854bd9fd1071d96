import { shortId } from '#src/lib/short-id.ts'

/** Where anybody can look a ticket up: its lines and its result, not its owner. */
export const checkAddress = (origin: string, ticket: string): string =>
  `${origin}/check-slip?id=${shortId(ticket)}`
