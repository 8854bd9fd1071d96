// A drawn jackpot, checked on this phone: by its record, and by all batches behind its list.
import { AxeBuilder } from '@axe-core/playwright'
import { DAY, MINUTE, lagosTimeOn } from '#src/lib/lagos-time.ts'
import { expect, fund, test } from './base.ts'
import { startWorld, type World } from './service.ts'
import { buy } from './steps.ts'

// A world of its own: other tests look at one in which nobody has won a jackpot.
const alone = test.extend<object, { world: World }>({
  world: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads which fixtures a fixture needs from its parameter
    async ({}, use) => {
      const world = await startWorld()
      await use(world)
      await world.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

alone('a drawn jackpot is drawn again on this phone, and its list of batches adds up with the player’s own in it §2.80', async ({
  page,
  player,
  world,
}) => {
  await fund(world, player, 1_000)
  const id = await buy(world, player, [[1, 2, 3, 4]])
  await world.drawCurrentBatch()
  await page.goto(`/game-history/${id}`)
  await expect(page.getByText('6 of 6 checks passed on this phone')).toBeVisible()

  const ten = lagosTimeOn(world.now(), 22)
  await world.advance((ten > world.now() ? ten : ten + DAY) + 1_000 - world.now())
  await world.advance(2 * MINUTE)
  await page.goto('/')
  await page.getByRole('button', { name: 'How jackpots work' }).click()
  const modal = page.getByRole('dialog', { name: 'Jackpots' })
  await modal
    .getByRole('button', { name: /^Check Super Jackpot of/ })
    .first()
    .click()
  await expect(modal.getByText('5 of 5 checks passed on this phone')).toBeVisible()
  await modal.getByRole('button', { name: /^Check that no batch is left out \(about \d+ KB\)$/ }).click()
  await expect(modal.getByText('No batch is left out')).toBeVisible()
  await expect(
    modal.getByText(/^The sealed list adds up: .*, 1 batch of your tickets among them$/),
  ).toBeVisible()
  // However far a sheet is scrolled, it can be closed.
  await expect(modal.getByRole('button', { name: 'Close', exact: true })).toBeInViewport()
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
  expect(violations.map(it => it.id)).toEqual([])
})
