// A witness per the C2SP specification: gets a checkpoint and the path from the one it knows.
import { toBase64 } from '#src/draws/note.ts'
import type { Witness } from './ports.ts'

const PATIENCE = 3_000 // ms; the seal must be seen within half a minute
const REST = 60_000 // ms, after no answer
const MOST = 64 * 1024 // characters per answer

/** @param url base address of `/add-checkpoint` */
export const httpWitness = (
  key: string,
  url: string,
  ask: typeof fetch = fetch,
  clock: () => number = Date.now,
): Witness => {
  let restsUntil = 0
  const send = async (body: string) => {
    const response = await ask(`${url.replace(/\/$/, '')}/add-checkpoint`, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    })
    const text = await response.text()
    if (text.length > MOST) throw new Error('the witness says too much')
    return { status: response.status, text }
  }
  return {
    key,
    add: async ({ old, path, checkpoint }) => {
      if (clock() < restsUntil) return { lines: [] }
      const lines = [`old ${old}`, ...path.map(toBase64), '', checkpoint]
      const { status, text } = await send(lines.join('\n')).catch((error: unknown) => {
        restsUntil = clock() + REST
        throw error
      })
      if (status === 200) return { lines: text.split('\n').filter(line => line.startsWith('— ')) }
      if (status === 409 && /^\d{1,15}\n?$/.test(text)) return { size: Number(text) }
      throw new Error(`the witness answered ${status}`)
    },
  }
}
