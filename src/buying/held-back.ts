// Refusals that keep a player from staking or topping up for their own protection. One dialog shows them all, once
// it is loaded.
import { proxy } from 'valtio'
import type { ApiError } from '#src/api/errors.ts'
import { onSignedOut } from '#src/api/session/session.ts'

const names = [
  'self-excluded',
  'register-excluded',
  'on-break',
  'play-pause',
  'reality-check',
  'stake-limit',
  'loss-limit',
  'top-up-limit',
  'limits-unanswered',
  'nin-required',
] as const

export type HeldBack = (typeof names)[number]

interface Standing {
  refusal: HeldBack | undefined
  /** Retries what was refused. */
  again?: (() => void) | undefined
}
export const heldBack = proxy<Standing>({ refusal: undefined })

// The next player would send what this one was refused.
onSignedOut(() => Object.assign(heldBack, { refusal: undefined, again: undefined }))

/**
 * Hands such a refusal to the dialog, which continues with `again` once the player has answered its question.
 * @returns whether it was one: then nobody else needs to show it
 */
export const holdBack = (failure: Error, again?: () => void): boolean => {
  const { refusal } = failure as Partial<ApiError>
  const name = names.find(it => it === refusal)
  if (name) Object.assign(heldBack, { refusal: name, again })
  return name !== undefined
}
