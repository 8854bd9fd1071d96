// Refusals that keep a player from staking or topping up for the player's own sake. One dialog says all of them, as soon
// as it is loaded.
import { proxy } from 'valtio'
import type { ApiError } from '#src/api/errors.ts'

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
] as const

export type HeldBack = (typeof names)[number]

export const heldBack = proxy<{ refusal: HeldBack | undefined }>({ refusal: undefined })

/** Hands such a refusal to the dialog. @returns whether it was one, so that nobody else has to say it */
export const holdBack = (failure: Error): boolean => {
  const { refusal } = failure as Partial<ApiError>
  const name = names.find(it => it === refusal)
  if (name) heldBack.refusal = name
  return name !== undefined
}
