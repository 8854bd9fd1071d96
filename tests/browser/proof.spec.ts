// What the phone holds against the service: its first receipts, and whole draws it redid.
import { readFile } from 'node:fs/promises'
import { maskOf } from '#src/picks/mask.ts'
import type { BrowserContext, Page } from 'playwright/test'
import { countLiabilities } from '#server/deeds/log/count-liabilities.ts'
import { DAY } from '#src/lib/lagos-time.ts'
import { axeFaults } from './axe.ts'
import { expect, test, workerReady } from './base.ts'
import { buy, buyOnScreen, purchaseOver, ticketsOf, withMoney } from './steps.ts'

// Other tests need a world whose tickets nobody has tampered with.
test.use({ serviceWorkers: 'allow', worldOf: 'tampered' })

const FAILED = '5 of 6 checks passed on this phone; 1 failed'

const bothReceipts = async (page: Page) => {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download both receipts' }).click()
  const text = await readFile((await (await saved).path())!, 'utf8')
  const { first, later } = JSON.parse(text) as Record<
    string,
    { proof: { receipt: { leaf: { lines: number[][] } } } }
  >
  return [first, later].map(it => it!.proof.receipt.leaf.lines)
}

const expectNamed = async (page: Page) => {
  await expect(page.getByText(FAILED)).toBeVisible({ timeout: 60_000 })
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed: The receipt is signed, and the one you were given.' }),
  ).toBeVisible()
  expect(await bothReceipts(page)).toEqual([[[1, 11, 21, 31]], [[5, 15, 25, 35]]])
}

const inSecondTab = async (context: BrowserContext, path: string) => {
  const tab = await context.newPage()
  await tab.goto(path)
  await expectNamed(tab)
  await tab.close()
}

test('a ticket that was changed in the database before its seal is a failed check with both receipts to download, also in a second tab and without a network', async ({
  page,
  context,
  player,
  world,
}) => {
  await withMoney(world, player, 1_000)
  await buyOnScreen(page, [1, 11, 21, 31])
  await purchaseOver(page)
  const id = (await ticketsOf(world, player))[0]!.game_play_id
  const { db } = world.service
  await db.exec(`alter table ticket disable trigger user;
    update ticket set masks = array[${maskOf([5, 15, 25, 35])}]::bigint[] where id = '${id}';
    alter table ticket enable trigger user`)
  await world.drawCurrentBatch()
  await page.goto(`/game-history/${id}`)
  await workerReady(page)
  await expectNamed(page)
  await inSecondTab(context, `/game-history/${id}`)
  await context.setOffline(true)
  await page.reload()
  await expectNamed(page)
})

test('the whole draw is made again on the phone from everybody’s tickets, and once more without a network', async ({
  page,
  context,
  player,
  world,
}) => {
  await withMoney(world, player, 1_000)
  await buy(world, player, [[1, 2, 3, 4]])
  const id = await buy(world, player, [[5, 6, 7, 8]])
  await world.drawCurrentBatch()
  const check = async () => {
    await page.goto(`/game-history/${id}`)
    await page.getByRole('button', { name: 'Check the whole draw' }).click()
    const draw = page.getByRole('region', { name: 'The whole draw' })
    await expect(draw.getByText(/^(\d) of \1 checks passed on this phone$/)).toBeVisible({ timeout: 60_000 })
    await expect(draw.getByText('Kept on this phone: it opens without a network.')).toBeVisible()
    await expect(draw.getByText('1 ticket of this phone, as on the receipt')).toBeVisible()
    await expect(draw.getByText(/ in all$/)).toBeVisible()
  }
  await page.goto('/dashboard')
  await workerReady(page)
  await check()
  await context.setOffline(true)
  await check()
})

test('the phone finds a player’s own balance in last night’s total, and says so before one was counted', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 700)
  const ask = async () => {
    await page.goto('/wallet')
    await page.getByRole('button', { name: 'Was my balance counted last night?' }).click()
  }
  await ask()
  await expect(page.getByText('Your wallets have not been counted yet.')).toBeVisible()
  await world.advance(DAY)
  // On every node the clockwork does so once a minute.
  await countLiabilities(world.service)
  await world.advance(1_000)
  await ask()
  const check = page
    .getByRole('listitem')
    .filter({ hasText: 'Your balance was counted in last night’s total' })
  await expect(check).toContainText('Passed', { timeout: 60_000 })
  await expect(check).toContainText(
    /₦700 of ₦[\d,.]+ owed to all players on the night after \d\d\/\d\d\/\d{4},/,
  )
  expect(await axeFaults(page)).toEqual([])
})
