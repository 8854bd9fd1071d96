// Screens whose answer did not come: they say so, and offer another try.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { BvnDetail } from '#src/screens/account/BvnDetail.tsx'
import { AdvanceList } from '#src/screens/advance/AdvanceList.tsx'
import { FundPending } from '#src/screens/fund-wallet/FundPending.tsx'
import { PersonalInfoState } from '#src/screens/profile/PersonalInfoState.tsx'

vi.mock('@tanstack/react-query', async original => ({
  ...(await original<object>()),
  useQuery: () => ({ data: undefined, error: new Error('No network'), refetch: () => undefined }),
}))
vi.mock('#src/ui/LinkButton.tsx', () => ({ LinkButton: () => null }))
vi.mock('#src/ui/buttons/Wide.tsx', () => ({ QuietLink: () => null, GoldButton: () => null }))

const user = { firstName: 'Ada', lastName: 'Obi' } as never

test.each<[string, () => ReactNode]>([
  ['draws paid in advance', () => <AdvanceList />],
  ['top-ups under way', () => <FundPending />],
  ['what the state asks of a player', () => <PersonalInfoState />],
  ['how well the names at the bank fit', () => <BvnDetail user={user} />],
])('a phone that could not fetch %s says so, and may try again', (_, screen) => {
  const shown = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>{screen()}</QueryClientProvider>,
  )
  expect(shown).toContain('role="alert"')
  expect(shown).toContain('Try again')
})
