// Checks of a jackpot and of an item whose record cannot be fetched again.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { itemProofQuery } from '#src/api/items/items.ts'
import { jackpotDrawQuery } from '#src/api/jackpots.ts'
import { AwoofCheck } from '#src/screens/awoof/AwoofCheck.tsx'
import { JackpotsCheck } from '#src/screens/jackpots/JackpotsCheck.tsx'

vi.mock('#src/ui/late/use-found.ts', () => ({
  useTried: () => ({ found: [{ title: 'The draw follows', state: 'passed', detail: '' }] }),
}))

const item = { id: 'fan' } as never

test.each<[string, readonly unknown[], () => ReactNode]>([
  ['a jackpot', jackpotDrawQuery('super-1').queryKey, () => <JackpotsCheck id="super-1" />],
  ['an item', itemProofQuery('fan').queryKey, () => <AwoofCheck item={item} />],
])('the checks of %s stay on the screen after a failed try to fetch its record again', (_, key, screen) => {
  const client = new QueryClient()
  const asked = client.getQueryCache().build(client, { queryKey: key })
  const error = new Error('No network')
  asked.setState({ ...asked.state, status: 'error', error, data: { record: {} }, dataUpdatedAt: 1 })
  const shown = renderToStaticMarkup(<QueryClientProvider client={client}>{screen()}</QueryClientProvider>)
  expect(shown).toContain('The draw follows')
  expect(shown).not.toContain('role="alert"')
})
