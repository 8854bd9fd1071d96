import type { AnswerIn } from '#src/contract/call.ts'
import type { generateWyseCashGame } from '#src/contract/offers.ts'
import { luckyText } from '#src/lib/lucky-number.ts'
import { naira, type Kobo } from '#src/lib/money.ts'

export interface OfferedBand {
  stake: Kobo
  topPrize: Kobo
  comingSoon?: boolean
  lines: readonly (readonly number[])[]
}

export const offerOnWire = (bands: readonly OfferedBand[]): AnswerIn<typeof generateWyseCashGame> => ({
  bands: bands.map(({ stake, topPrize, comingSoon, lines }) => ({
    band: naira(stake),
    potential_winning: naira(topPrize),
    coming_soon: comingSoon ?? false,
    lucky_numbers: lines.map(luckyText),
  })),
})
