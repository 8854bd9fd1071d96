// A drawn jackpot checked on this phone: by its record, and by all batches behind its list.
import { DAY, MINUTE, lagosTimeOn } from '#src/lib/lagos-time.ts'
import { axeFaults } from './axe.ts'
import { expect, fund, test, workerReady } from './base.ts'
import { buy } from './steps.ts'

// Other tests need a world where nobody has won a jackpot.
test.use({ worldOf: 'jackpots' })

test('a drawn jackpot is drawn again on this phone, and its list of batches adds up with the player’s own in it; without a network it is drawn again @worker', async ({
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
  const modal = page.getByRole('dialog', { name: 'Jackpots' })
  const check = async (which = 'Won by', found = '5 of 5 checks passed on this phone') => {
    await page.goto('/')
    await page.getByRole('button', { name: 'How jackpots work' }).click()
    await modal
      .getByRole('listitem')
      .filter({ hasText: which })
      .getByRole('button', { name: /^Check Super Jackpot of/ })
      .first()
      .click()
    await expect(modal.getByText(found).first()).toBeVisible()
  }
  await check()
  await modal.getByRole('button', { name: /^Check that no batch is left out \(about \d+ KB\)$/ }).click()
  await expect(modal.getByText('No batch is left out')).toBeVisible()
  await expect(
    modal.getByText(/^The sealed list adds up: .*, 1 batch of your tickets among them$/),
  ).toBeVisible()
  await expect(modal.getByText(/^The only one in the last \d+ entries of the log up to it$/)).toBeVisible()
  // A modal can be closed however far it is scrolled.
  await expect(modal.getByRole('button', { name: 'Close', exact: true })).toBeInViewport()
  expect(await axeFaults(page, { inside: 'dialog' })).toEqual([])

  // Viewed again with the worker caching it: from then on it works offline.
  await workerReady(page)
  await check()
  await page.context().setOffline(true)
  await check()
  await page.context().setOffline(false)

  // Nobody plays on the next day: that the pool stays is checked as well.
  await world.advance(DAY)
  await check('Nobody won', 'Nobody had a chance, so the pool stays')
})
