// What an answer leads to is for the player who sent it; a page opened meanwhile is not left for it.
import { currentToken } from '#src/api/session/token.ts'

/** Call it when something is sent. */
export const stillHere = () => {
  const token = currentToken()
  const path = location.pathname
  const isSamePlayer = () => currentToken() === token
  return { isSamePlayer, isSamePage: () => isSamePlayer() && location.pathname === path }
}
