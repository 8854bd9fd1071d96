import * as contract from '#src/contract/wallet.ts'
import { countTopUps, findTopUpOf, listTopUps } from '#server/db/queries/money/top-ups.ts'
import { openCharge } from '#server/deeds/top-ups/open-charge.ts'
import { askNow, refreshTopUp } from '#server/deeds/top-ups/reconcile-top-ups.ts'
import { settleWebhook } from '#server/deeds/top-ups/settle-webhook.ts'
import { found, Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { topUpOnWire } from '#server/wire/top-up.ts'
import type { Door } from '#server/http/door.ts'
import { pageOf } from '#server/http/page.ts'

export const WEBHOOK_PATH = '/api/webhooks/paystack'

export const mountTopUps = (door: Door, service: Service): void => {
  const { db } = service

  door.on(contract.listTopUps, ({ player: { playerId }, query }) =>
    pageOf(
      query,
      async (limit, offset) => (await listTopUps(db, playerId, limit, offset)).map(topUpOnWire),
      () => countTopUps(db, playerId),
    ),
  )

  door.on(contract.getTopUp, async ({ player: { playerId }, params }) => {
    const reference = params.reference ?? ''
    await refreshTopUp(service, playerId, reference)
    return topUpOnWire(found(await findTopUpOf(db, playerId, reference)))
  })

  door.does(contract.openTransfer, 'open-top-up', async ({ body: { amount }, keyed }) =>
    topUpOnWire(await openCharge(service, { ...keyed(), amount, bank: undefined })),
  )

  door.does(contract.openUssd, 'open-top-up', async ({ body: { amount, bank }, keyed }) =>
    topUpOnWire(await openCharge(service, { ...keyed(), amount, bank })),
  )

  door.does(contract.askAboutTopUp, 'ask-about-top-up', async ({ player: { playerId }, params }) => {
    const reference = params.reference ?? ''
    if (!(await findTopUpOf(db, playerId, reference))) throw new Refusal('not-found')
    await askNow(service, reference)
    return topUpOnWire((await findTopUpOf(db, playerId, reference))!)
  })

  // The signature covers the raw bytes, so the body is not parsed before it is checked.
  door.post(WEBHOOK_PATH, async context => {
    const body = new Uint8Array(await context.req.arrayBuffer())
    const signature = context.req.header('x-paystack-signature') ?? ''
    await service.metrics.timed('settle-webhook', () => settleWebhook(service, body, signature))
    return context.json({ message: 'Received' })
  })
}
