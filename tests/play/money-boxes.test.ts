import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { TopUp, Transaction } from '#src/model/money.ts'
import { keptTopUp, keptTransaction } from '#src/model/kept.ts'
import { withoutLink } from '#src/device/money-boxes.ts'
import { createRowsBox } from '#src/device/rows-box.ts'
import { memoryShelf } from './shelves.ts'

const movement = (id: string, amount = -10_050): Transaction => ({
  id,
  wallet: 'play',
  kind: 'ticket',
  title: 'Ticket IC-20261120-1200',
  amount,
  reference: `ref-${id}`,
  slipId: 'gp-1',
  date: '2026-11-20T11:00:00.000Z',
})

const topUp = (reference: string, over: Partial<TopUp> = {}): TopUp => ({
  reference,
  amount: 50_000,
  channel: 'card',
  state: 'waiting',
  paymentLink: 'https://checkout.paystack.com/secret',
  payTo: null,
  createdAt: '2026-11-20T11:00:00.000Z',
  settledAt: null,
  takenBack: 0,
  slip: {
    slipId: 'gp-1',
    bought: false,
    kind: 'ticket',
    decided: true,
    message: 'Your ticket is bought when the payment has arrived',
  },
  message: '',
  ...over,
})

test('movements and top-ups are read back to the kobo, for their own account only, and a damaged amount drops them', async () => {
  const kept = memoryShelf()
  const box = () => createRowsBox<Transaction>(kept.shelf, keptTransaction)
  const rows = [movement('a'), movement('b', 1)]
  expect(await box().save('ada', rows, 5)).toBe(true)
  expect(await box().get('ada')).toEqual({ version: 1, asOf: 5, rows })
  expect(await box().get('bola')).toBeUndefined()
  kept.texts.set('ada', kept.texts.get('ada')!.replace('-10050', '-100.5'))
  expect(await box().get('ada')).toBeUndefined()
  expect(v.parse(keptTopUp, JSON.parse(JSON.stringify(topUp('r'))))).toEqual(topUp('r'))
})

const same = (reference: string) => (it: TopUp) => it.reference === reference

test('a top-up that was followed by itself takes the place of what was known of it, and the age of the others stays', async () => {
  const kept = memoryShelf()
  const box = createRowsBox<TopUp>(kept.shelf, keptTopUp, withoutLink)
  await box.saveOne('ada', topUp('first'), same('first'), 10)
  await box.saveOne('ada', topUp('second'), same('second'), 20)
  await box.saveOne('ada', topUp('first', { state: 'credited' }), same('first'), 30)
  const { asOf, rows } = (await box.get('ada'))!
  expect(rows.map(it => [it.reference, it.state])).toEqual([
    ['second', 'waiting'],
    ['first', 'credited'],
  ])
  expect(asOf).toBe(10)
  expect([...kept.texts.values()].join()).not.toContain('paystack')
})

test('rows that a screen finds in the cache when it is opened again are as old as they were', async () => {
  const box = createRowsBox<Transaction>(memoryShelf().shelf, keptTransaction)
  const rows = [movement('a')]
  await box.save('ada', rows, 10)
  await box.save('ada', rows, 500)
  expect((await box.get('ada'))!.asOf).toBe(10)
  await box.save('ada', [movement('a')], 600)
  expect((await box.get('ada'))!.asOf).toBe(600)
})
