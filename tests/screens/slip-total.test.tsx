// What a slip says is to be paid, beside a button that says the same.
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { gameById } from '#src/games/rules.ts'
import { real } from '#src/games/soccer-cash/rules.ts'
import { kobo } from '#src/lib/money.ts'
import { PlaySlip } from '#src/screens/play/pay/PlaySlip.tsx'
import { SoccerSlip } from '#src/screens/soccer/buying/SoccerSlip.tsx'
import { VirtualSlip } from '#src/screens/virtual/VirtualSlip.tsx'
import { inRouter } from '../support/in-router.tsx'

const total = kobo(1_200)
const noPicks = { picks: [], matches: [], slate: new Map(), stake: kobo(100), mostPaid: kobo(5_000) }

const numbers = (
  <PlaySlip
    game={gameById('quika')!}
    lines={[[4, 8, 15, 16]]}
    stake={total}
    total={total}
    potential={kobo(50_000)}
    back="/quika"
  />
)
const virtual = (
  <VirtualSlip
    batch="VS-20261201-1405"
    tag={{ line: [], prize: kobo(50_000), isCapped: false, oneIn: '20', back: '53' }}
    stake={total}
    most={kobo(50_000)}
    potential={kobo(50_000)}
    slipId={undefined}
  />
)
const soccer = (
  <SoccerSlip
    form={real}
    picked={noPicks as unknown as ComponentProps<typeof SoccerSlip>['picked']}
    tag={{ stake: total, predictions: 12, back: '53' } as ComponentProps<typeof SoccerSlip>['tag']}
  />
)

test.each([
  ['numbers', numbers],
  ['virtual matches', virtual],
  ['real matches', soccer],
])('the total of a slip of %s is the naira sign, grouped thousands and .00 §3.10', (_, slip) => {
  const [, sum] = /To pay<\/dt><dd[^>]*>(.*?)<\/dd>/.exec(inRouter(slip))!
  expect(sum).toBe('₦1,200.00')
})
