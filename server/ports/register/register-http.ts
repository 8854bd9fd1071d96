// A bridge to a state's register of self-exclusion (docs/operations.md): the registers' own interfaces are open only to
// licensed operators, so each runs a small bridge that speaks this.
import * as v from 'valibot'
import type { ExclusionRegister } from '#server/ports/ports.ts'
import { outside } from '#server/ports/outside.ts'

const PATIENCE = 5_000 // ms

const answer = v.variant('excluded', [
  v.object({ excluded: v.literal(false) }),
  /** null: for ever */
  v.object({ excluded: v.literal(true), until: v.nullable(v.pipe(v.string(), v.isoTimestamp())) }),
])

const ask = outside(PATIENCE)

export const httpRegister = (url: string, key: string): ExclusionRegister => ({
  name: 'bridge',
  check: async ({ phone, nin }) => {
    const said = v.parse(
      answer,
      await ask<unknown>(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
        body: { phone, ...(nin ? { nin } : {}) },
        redirect: 'error',
      }),
    )
    if (!said.excluded) return undefined
    return said.until === null ? 'forever' : new Date(said.until)
  },
})
