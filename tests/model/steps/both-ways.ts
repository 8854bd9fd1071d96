// A slip that waits for its card payment and is bought from the wallet meanwhile: the payment is credited and buys nothing.
import { kobo } from '#src/lib/money.ts'
import { priceOf } from '../model.ts'
import { buyTogether, requestFor } from './purchases.ts'
import { newSlip, slipWish } from './slips.ts'
import { step } from './step.ts'
import { openFor, payAndTell } from './top-ups.ts'

export const payBothWays = slipWish.map(wish =>
  step('pays a new slip by card, and from the wallet before the provider answers', async world => {
    const { model, topUps, seen } = world
    const id = await newSlip(world, wish)
    const slip = model.slips.get(id)!
    await openFor(world, slip.player, Math.max(kobo(100), priceOf(slip)), id, 1)
    await buyTogether(world, [requestFor(world, id, 'play')])
    const [reference, it] = [...topUps.all].at(-1) ?? []
    if (!reference || it?.slip !== id) return
    await payAndTell(world, reference)
    if (it.outcome) seen(`slip of a top-up ${it.outcome}`)
  }),
)
