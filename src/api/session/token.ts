// The stored token (local storage, JSON string) and its header. Storage may be full, blocked or damaged.
import { TOKEN_KEY, readStored, removeStored, writeStored } from '#src/lib/stored.ts'

const stored = () => {
  const value = readStored(TOKEN_KEY)
  return (typeof value === 'string' && value) || null
}

let token: string | null = stored()

export const currentToken = (): string | null => token

export const setToken = (value: string): void => {
  token = value
  writeStored(TOKEN_KEY, value)
}

/** Leaves the token of somebody who logged in meanwhile in another tab. */
export const clearToken = (): void => {
  if (stored() === token) removeStored(TOKEN_KEY)
  token = null
}

/** Rereads storage, at the start and when another tab signed in or out. */
export const reloadToken = (): string | null => {
  token = stored()
  return token
}

export const authHeader = (): Record<string, string> => (token ? { Authorization: `Token ${token}` } : {})

let whenRefused: () => void = () => {}

/** Called when a signed-in request gets a 401: the token is no longer valid. */
export const onTokenRefused = (listener: () => void): void => {
  whenRefused = listener
}

export const tokenRefused = (): void => whenRefused()
