// A player's own record of play, by the month's name.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as keys from '#src/api/keys.ts'
import { SaferPlayActivity } from '#src/screens/safer-play/SaferPlayActivity.tsx'

test('months of play are headed with their names, as everywhere else', () => {
  const client = new QueryClient()
  const row = { from: '2026-10-31T23:00:00.000Z', toppedUp: 500, staked: 300, won: 0, net: -300 }
  client.setQueryData([keys.saferPlay, 'activity', 'month'], { rows: [row] })
  const shown = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <SaferPlayActivity isDue={false} />
    </QueryClientProvider>,
  )
  expect(shown).toContain('<b class="num">November 2026</b>')
})
