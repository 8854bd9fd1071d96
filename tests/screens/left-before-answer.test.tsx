// A player leaves before an answer comes: none of it shows to the next player.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'
import { setToken } from '#src/api/session/token.ts'
import { useCardTopUp } from '#src/screens/shared/card/use-card-top-up.ts'
import { WalletStatement } from '#src/screens/wallet/WalletStatement.tsx'

const seen = vi.hoisted(() => ({ press: [] as (() => void)[], did: [] as string[] }))
vi.mock('#src/ui/buttons/Wide.tsx', () => ({
  QuietButton: ({ onClick }: { onClick: () => void }) => void seen.press.push(onClick),
}))
vi.mock('#src/lib/download.ts', () => ({ download: (name: string) => seen.did.push(name) }))
vi.mock('#src/lib/payment-link.ts', () => ({
  openPaymentLink: (link: string) => (seen.did.push(link), 'window'),
}))
vi.mock('#src/api/games.ts', () => ({
  payForSlip: async () => (leave(), { reference: 'tu-1', paymentLink: 'https://checkout.paystack.com/1' }),
}))
vi.mock('#src/api/wallet.ts', () => ({ askStatement: async () => (leave(), 'a;b') }))
let leave: () => void = () => undefined

const draw = (page: ReactElement) =>
  renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>)
const TopUp = () => {
  const card = useCardTopUp({ gameQuery: undefined, onOpened: () => undefined, refused: '', lost: '' })
  seen.press.push(() => card.send('500'))
  return null
}

afterAll(() => vi.unstubAllGlobals())

test.each([
  ['a checkout opens', TopUp, 'https://checkout.paystack.com/1'],
  ['a statement is saved', WalletStatement, expect.stringMatching(/^statement-\d{4}\.csv$/) as string],
])(
  '%s for the player who asked for it, and not once another one is signed in §4.6',
  async (_, Page, done) => {
    vi.stubGlobal('navigator', { onLine: true })
    for (const [next, expected] of [
      ['of-ada', [done]],
      ['of-obi', []],
    ] as const) {
      Object.assign(seen, { press: [], did: [] })
      setToken('of-ada')
      leave = () => setToken(next)
      draw(<Page />)
      seen.press[0]!()
      await new Promise(resolve => setTimeout(resolve, 20))
      expect(seen.did).toEqual(expected)
    }
  },
)
