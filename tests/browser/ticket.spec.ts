// The moment of a draw, and a ticket as a picture.
import { readFile } from 'node:fs/promises'
import jsQr from 'jsqr'
import type { Page } from 'playwright/test'
import { shortId } from '#src/lib/short-id.ts'
import { axeFaults } from './axe.ts'
import { expect, test, workerReady } from './base.ts'
import {
  balanceOf,
  buy,
  buySureWin,
  drawnTicket,
  EVERY_NUMBER,
  ticketsOf,
  withMoney,
  STAKE,
  inNaira,
} from './steps.ts'

const THREE = [1, 2, 3].map(first => [first, first + 5, first + 10, first + 15])

const skip = (page: Page) => page.getByRole('button', { name: 'Show the result now' })
/** Opens a ticket's draw; from there on no second passes by itself. */
const stopAtTheStage = async (page: Page, id: string) => {
  await page.clock.install()
  await page.goto(`/instant-cashout/batch-draw?id=${id}`)
  await expect(skip(page)).toBeVisible()
  // On a slow machine that moment may have passed before it is named.
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 800)).toPass()
}

const outcome = (page: Page) => page.getByRole('region', { name: 'Outcome of the draw' })

test('numbers and own lines stand together on a small phone, the result is said at once and told one tap later', async ({
  page,
  player,
  world,
}) => {
  const id = await drawnTicket(world, player, THREE)
  await stopAtTheStage(page, id)
  const stage = page.getByRole('region', { name: 'Instant cashout' })
  const bar = (await page.getByRole('navigation', { name: 'Bottom bar' }).boundingBox())!
  const lists = ['Numbers drawn', 'Line 1', 'Line 2', 'Line 3']
  for (const name of lists) {
    const list = (await stage.getByRole('list', { name, exact: true }).boundingBox())!
    expect(list.y, name).toBeGreaterThan(0)
    expect(list.y + list.height, name).toBeLessThanOrEqual(bar.y)
  }
  // Before a ball has come to rest, a screen reader knows the whole result.
  await expect(page.getByRole('status').filter({ hasText: /^Numbers drawn: (\d+, ){3}\d+\./ })).toContainText(
    /You are down|in your winnings wallet/,
  )
  await skip(page).click()
  await expect(outcome(page)).toContainText('You got back')
  await page.clock.resume()
  expect(await axeFaults(page)).toEqual([])
})

test('numbers come one a second, and the end follows by itself', async ({ page, player, world }) => {
  const id = await drawnTicket(world, player, THREE)
  await stopAtTheStage(page, id)
  const balls = page.getByRole('list', { name: 'Numbers drawn' }).locator('.ball')
  for (let come = await balls.count(); come < 4; come++) {
    await page.clock.runFor(1_000)
    await expect(balls).toHaveCount(come + 1)
  }
  await page.clock.runFor(2_000)
  await expect(outcome(page)).toBeVisible()
})

for (const [why, prepare] of [
  ['reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  [
    'low data',
    (page: Page) => page.addInitScript(() => localStorage.setItem('oriire_LOW_DATA', JSON.stringify(true))),
  ],
] as const)
  test(`the end of a draw stands there at once with ${why}`, async ({ page, player, world }) => {
    const id = await drawnTicket(world, player, THREE)
    await prepare(page)
    await page.goto(`/instant-cashout/batch-draw?id=${id}`)
    await expect(outcome(page)).toBeVisible()
    await expect(skip(page)).toHaveCount(0)
  })

test('a loss is told as a number, with what the last seven days came to in a bar that is gold for gains only, and nothing is celebrated', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 10 * STAKE)
  // Ten tickets share all forty numbers: four drawn ones leave six of them with nothing at all.
  for (const line of EVERY_NUMBER) await buy(world, player, [line])
  await world.drawCurrentBatch()
  const lost = (await ticketsOf(world, player)).find(it => it.status === 'Lost' && it.came_back === 0)!
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/instant-cashout/batch-draw?id=${lost.game_play_id}`)
  await expect(outcome(page)).toContainText(`None of your lines won. You are down ${inNaira(STAKE)}.`)
  await expect(page.locator('.burst')).toHaveCount(0)
  const back = await balanceOf(world, player, 'winning_balance')
  await expect(page.getByRole('region', { name: 'Your last seven days' })).toContainText(
    `Staked ${inNaira(10 * STAKE)}. Came back ${inNaira(back)}.`,
  )
  const colour = await page.getByRole('progressbar').evaluate(bar => getComputedStyle(bar).color)
  expect(colour === 'rgb(245, 179, 36)').toBe(back > 10 * STAKE)
  await expect(page.getByRole('link', { name: 'Play again' })).toHaveClass(/^btn-link\b/)
  expect(await axeFaults(page)).toEqual([])
})

test('a win is told with every deduction and its proof, and nobody is asked to play on', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 60 * STAKE)
  await buySureWin(world, player)
  await world.drawCurrentBatch()
  const [winner] = await ticketsOf(world, player, '?status=Won')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/instant-cashout/batch-draw?id=${winner!.game_play_id}`)
  await expect(outcome(page).getByRole('heading')).toHaveText(
    `You won ₦${winner!.came_back.toLocaleString('en-NG')}`,
  )
  for (const label of ['Stake', 'Prize', 'Tax withheld', 'You got back'])
    await expect(outcome(page)).toContainText(label)
  await expect(outcome(page)).toContainText('6 of 6 checks passed on this phone', { timeout: 30_000 })
  await expect(outcome(page).getByRole('link')).toHaveText([
    'Open the ticket and its proof',
    'Withdrawal',
    'Done',
  ])
  await expect(page.getByText(/^Continue playing/)).toHaveCount(0)
  expect(await axeFaults(page)).toEqual([])
})

const isGold = (red: number, green: number, blue: number) => red > 230 && green > 160 && blue < 60
const isInk = (red: number, green: number, blue: number) => red < 70 && green < 40 && blue < 90

/** The saved picture as pixels, read by the page itself. */
const pixelsOf = async (page: Page, png: Buffer) => {
  const { width, height, pixels } = await page.evaluate(
    async source => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.naturalWidth,
        height: image.naturalHeight,
      })
      const pen = canvas.getContext('2d')!
      pen.drawImage(image, 0, 0)
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height)
      let text = ''
      for (let at = 0; at < data.length; at += 32_768)
        text += String.fromCharCode(...data.subarray(at, at + 32_768))
      return { width: canvas.width, height: canvas.height, pixels: btoa(text) }
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  return { width, height, pixels: new Uint8ClampedArray(Buffer.from(pixels, 'base64')) }
}

test('a ticket is saved as a picture made on the phone without a network: emblem, balls, and a code that leads to its check @worker', async ({
  page,
  context,
  player,
  world,
}) => {
  const id = await drawnTicket(world, player, [[1, 2, 3, 4]])
  await page.goto(`/game-history/${id}`)
  await workerReady(page)
  await expect(page.getByText('6 of 6 checks passed on this phone')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('img', { name: 'Code for a camera: look this ticket up' })).toBeVisible()
  const saved = async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save ticket' }).click()
    return download
  }
  // Its code comes with the first picture; from then on no network is needed.
  await saved()
  await context.setOffline(true)
  const file = await saved()
  expect(file.suggestedFilename()).toBe(`oriire-ticket-${shortId(id)}.png`)
  const png = await readFile((await file.path())!)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  const { width, height, pixels } = await pixelsOf(page, png)
  expect(width).toBe(1_080)
  expect(height).toBe(png.readUInt32BE(20))
  expect(height).toBeGreaterThan(900)
  const count = (is: (red: number, green: number, blue: number) => boolean, [x, y, side]: number[]) => {
    let found = 0
    for (let dy = 0; dy < side!; dy++)
      for (let dx = 0; dx < side!; dx++) {
        const at = ((y! + dy) * width + x! + dx) * 4
        if (is(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!)) found++
      }
    return found
  }
  // The bolt of instant cashout, and the name beside it.
  expect(count(isGold, [128, 117, 76])).toBeGreaterThan(200)
  expect(count(isInk, [246, 100, 60])).toBeGreaterThan(100)
  const side = 250
  const code = new Uint8ClampedArray(side * side * 4)
  for (let y = 0; y < side; y++) {
    const from = ((height - 424 + y) * width + 116) * 4
    code.set(pixels.subarray(from, from + side * 4), y * side * 4)
  }
  const { origin } = new URL(page.url())
  expect(jsQr(code, side, side)?.data).toBe(`${origin}/check-slip?id=${shortId(id)}`)
})

test('the address of a ticket’s code shows its lines and its result to anybody', async ({
  page,
  player,
  world,
}) => {
  const id = await drawnTicket(world, player, [[1, 2, 3, 4]])
  await page.goto(`/check-slip?id=${shortId(id)}`)
  await expect(page.getByLabel('Game play ID')).toHaveValue(shortId(id))
  await page.getByRole('button', { name: 'Check slip' }).click()
  await expect(page.getByRole('dialog', { name: 'Game play ID summary' })).toContainText(/\d{3}\*{6}\d{2}/)
})

test('the bar above a ticket is of the cloth that the ticket lies on, and of the product’s own once it is left', async ({
  page,
  player,
  world,
}) => {
  const id = await drawnTicket(world, player, [[1, 2, 3, 4]])
  await page.goto('/game-history')
  const clothOf = (at: string) =>
    page
      .locator(at)
      .first()
      .evaluate(it => getComputedStyle(it).backgroundImage)
  // A page still without its styles has no cloth, nor has a frame that the app is replacing.
  let own = ''
  await expect.poll(async () => (own = await clothOf('.shell-top'))).toContain('gradient')
  await page.goto(`/game-history/${id}`)
  await expect(page.getByRole('main').getByText('Instant cashout')).toBeVisible()
  const below = await clothOf('main .cloth')
  expect(below).not.toBe(own)
  expect(await clothOf('.shell-top')).toBe(below)
  await page.getByRole('navigation', { name: 'Bottom bar' }).getByRole('link', { name: 'Wallet' }).click()
  await expect(page).toHaveURL(/\/wallet$/)
  await expect.poll(() => clothOf('.shell-top')).toBe(own)
})
