import { createElement, Suspense } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { part } from '#src/ui/late/part.ts'

const html = async (Part: ReturnType<typeof part>): Promise<string> => {
  const page = createElement(
    'main',
    null,
    'The page',
    createElement(Suspense, { fallback: 'is coming' }, createElement(Part)),
  )
  const faults: unknown[] = []
  const stream = await renderToReadableStream(page, { onError: fault => void faults.push(fault) })
  await stream.allReady
  expect(faults).toEqual([])
  return new Response(stream).text()
}

test('a part is shown where its file comes', async () => {
  expect(await html(part(() => Promise.resolve(() => 'and its part')))).toContain('and its part')
})

test('a page stands without a part whose file is lost, refused or resolved to nothing', async () => {
  const lost = undefined as unknown as { Part: () => null }
  for (const load of [() => Promise.reject(new Error('no network')), async () => (await lost).Part]) {
    const shown = await html(part(load))
    expect(shown).toContain('The page')
    expect(shown).not.toContain('and its part')
  }
})
