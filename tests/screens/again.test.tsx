// A failure says so, and can be retried in place.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import * as keys from '#src/api/keys.ts'
import type { Bid } from '#src/model/items.ts'
import { AwoofPrize } from '#src/screens/awoof/AwoofPrize.tsx'
import { NoTicketHere } from '#src/screens/shared/slips/SlipParts.tsx'
import { TicketFailed } from '#src/screens/ticket/TicketFailed.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { ResultsSeal } from '#src/screens/results/ResultsSeal.tsx'

vi.mock('@tanstack/react-router', async original => ({
  ...(await original<object>()),
  Link: ({ children }: { children: ReactNode }) => children,
}))
const failed = { error: new Error('The service took too long'), reset: () => undefined }
vi.mock('#src/api/items/items.ts', async original => ({
  ...(await original<object>()),
  useReceiveItem: () => failed,
}))

const checked = async (find: () => Promise<object>) => {
  const client = new QueryClient()
  await client
    .fetchQuery({ queryKey: [keys.checked, 'IC-1', [1, 2]], retry: false, queryFn: find })
    .catch(() => undefined)
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ResultsSeal batch="IC-1" drawn={[1, 2]} />
    </QueryClientProvider>,
  )
}
const found = (worst: string) => checked(() => Promise.resolve({ worst, words: `It ${worst}.`, at: 0 }))

test('a draw whose check failed, or waits for its numbers, can be checked again, and one that passed is done', async () => {
  const cut = await checked(() => Promise.reject(new Error('No network')))
  expect(cut).toContain('Something went wrong')
  const waits = await found('waiting')
  expect(waits).toContain('It waiting.')
  for (const markup of [cut, waits]) expect(markup).toContain('Check it on this phone')
  const passed = await found('passed')
  expect(passed).toContain('It passed.')
  expect(passed).not.toContain('Check it on this phone')
})

test('a winner whose “I have it” does not arrive is told why, and can press it again', () => {
  const bid = { item: { id: 'rice', name: 'Bag of rice' } } as Bid
  const prize = { state: 'sent', carrier: 'GIG', parcel: '12' } as NonNullable<Bid['prize']>
  const markup = renderToStaticMarkup(<AwoofPrize bid={bid} prize={prize} />)
  expect(markup).toContain('I have it')
  expect(markup).toContain('The service took too long')
})

const shownFor = (refusal: string) => {
  const error = new ApiError('Something went wrong', { status: 404, data: {} }, refusal)
  return TicketFailed({ error, onRetry: () => undefined }).type as unknown
}

test('a ticket is called unknown where the service knows none, and is asked for again where the network answered', () => {
  expect([shownFor('not-found'), shownFor('')]).toEqual([NoTicketHere, ErrorNote])
})
