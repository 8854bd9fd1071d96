import { expect, test, vi } from 'vitest'
import { failed } from '#src/api/failures.ts'
import { signOutHere } from '#src/api/session/session.ts'
import { heldBack, holdBack } from '#src/buying/held-back.ts'

test('a top-up that was held back is not repeated for the next player on the phone §4.6', () => {
  const again = vi.fn<() => void>()
  holdBack(failed({ message: 'First, a limit' }, 'limits-unanswered'), again)
  expect(heldBack).toEqual({ refusal: 'limits-unanswered', again })
  signOutHere()
  expect(heldBack).toEqual({ refusal: undefined, again: undefined })
})
