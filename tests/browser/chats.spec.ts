import { axeFaults } from './axe.ts'
import { gameById } from '#src/games/rules.ts'
import { kobo } from '#src/lib/money.ts'
import { shareCode } from '#src/picks/share-code.ts'
import { expect, fund, signIn, test, workerReady } from './base.ts'
import type { Player, World } from './service.ts'
import { buy, STAKE, textsOf } from './steps.ts'

/** Both have played, some time ago, so that both may write. */
const friendOf = async (player: Player, world: World): Promise<Player> => {
  const obi = await world.signUp()
  for (const it of [player, obi]) {
    await fund(world, it, 500)
    await buy(world, it, [[1, 2, 3, 4]])
  }
  await world.drawCurrentBatch()
  await world.advance(600_000)
  return obi
}

test('two players talk in a chat: a message arrives live, one without a network waits and goes by itself, and picks open in their game @worker §1.13, 2.11, 2.23, 7.55', async ({
  page,
  player,
  world,
  browser,
}) => {
  const obi = await friendOf(player, world)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Bottom bar' }).getByRole('link', { name: 'Chat' }).click()
  await page.getByRole('link', { name: 'Instant cashout' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Instant cashout' })).toBeVisible()
  await expect(page.getByText('Nothing has been written here yet')).toBeVisible()

  const theirs = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': world.newAddress() } })
  await signIn(theirs, obi)
  const friend = await theirs.newPage()
  const code = shareCode(gameById('instant-cashout')!, { lines: [[3, 11, 24, 40]], stake: kobo(STAKE) })
  await friend.goto(`/chats-and-tips/instant-cashout?picks=${code}`)
  await expect(friend.getByText('1 line for Instant cashout')).toBeVisible()
  await friend.getByRole('textbox', { name: 'Write a message' }).fill('Good evening o')
  await friend.getByRole('button', { name: 'Send' }).click()
  // Sent, they are not offered again.
  await friend.reload()
  await expect(friend.getByRole('log').getByText('Good evening o')).toBeVisible()
  await expect(friend.getByRole('textbox', { name: 'Write a message' })).toHaveValue('')
  await expect(friend.getByRole('button', { name: 'Leave the picks out' })).toHaveCount(0)
  const log = page.getByRole('log')
  await expect(log.getByText('Good evening o')).toBeVisible()
  await expect(log).toContainText(`${obi.phone.slice(0, 3)}******${obi.phone.slice(-2)}`)
  expect(await axeFaults(page)).toEqual([])

  await page.context().setOffline(true)
  await page.getByRole('textbox', { name: 'Write a message' }).fill('Evening, Arsenal 2-1')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(log.getByText('Not sent yet: it goes by itself when you are online')).toBeVisible()
  await expect(friend.getByText('Evening, Arsenal 2-1')).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(friend.getByRole('log').getByText('Evening, Arsenal 2-1')).toHaveCount(1)
  await expect(log.getByText('Evening, Arsenal 2-1')).toHaveCount(1)
  await expect(log.getByText('Not sent yet')).toHaveCount(0)

  // A waiting message goes out even though its chat is not opened again.
  await workerReady(page)
  await page.context().setOffline(true)
  await page.getByRole('textbox', { name: 'Write a message' }).fill('Back home soon')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(log.getByText('Not sent yet')).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeAttached()
  await page.context().setOffline(false)
  await expect(friend.getByRole('log').getByText('Back home soon')).toHaveCount(1)
  await page.goto('/chats-and-tips/instant-cashout')
  await expect(log.getByText('Back home soon')).toHaveCount(1)

  await page.getByRole('textbox', { name: 'Write a message' }).fill('join t.me/odds')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(log.getByText('Links and account names are not sent here')).toBeVisible({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Take it back' }).click()
  await page.getByRole('button', { name: /^More about this message/ }).click()
  await page.getByRole('button', { name: 'Report it' }).click()
  await expect(page.getByText('Choose a reason')).toBeVisible()
  await page.getByLabel('Why?').selectOption('Insults somebody')
  await page.getByRole('button', { name: 'Report it' }).click()
  await expect(page.getByText('Thank you. Somebody of ours looks at it')).toBeVisible()
  await log.getByRole('link', { name: 'Open in the game' }).click()
  await expect(page).toHaveURL(/\/instant-cashout$/)
  await expect(page.getByRole('button', { name: /^Edit line \d+:/ })).toHaveAccessibleName(
    'Edit line 1: 3, 11, 24, 40',
  )
  await theirs.close()
})

test('older messages come while scrolling, new ones are counted on the bottom bar, and without a network the chat opens under its name @worker §2.11, 2.23', async ({
  page,
  player,
  world,
}) => {
  const obi = await friendOf(player, world)
  const write = async (text: string, from = obi) => {
    await world.advance(8_000)
    const { status } = await world.call('POST', '/api/v1/chats/tips/messages/', {
      token: from.token,
      body: { id: crypto.randomUUID(), text },
    })
    expect(status).toBe(200)
  }
  for (let at = 0; at < 60; at++) await write(`Line ${at}`, at % 2 ? player : obi)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/chats-and-tips')
  let release: (() => void) | undefined
  const held = new Promise<void>(resolve => (release = resolve))
  await page.route('**/chats/tips/messages/?before=*', route => held.then(() => route.continue()))
  // Only what comes after the mark is new.
  const marked = page.waitForResponse(it => it.url().includes('/chats/tips/read') && it.ok())
  await page.getByRole('link', { name: 'Tips', exact: true }).click()
  const line = (at: number) => page.getByRole('log').getByText(`Line ${at}`, { exact: true })
  await expect(line(59)).toBeInViewport()
  await expect(page.getByText(/^Past draws do not change/)).toBeInViewport({ ratio: 1 })
  await line(20).scrollIntoViewIfNeeded()
  // Nor by the stream, which resumes after the newest.
  await expect(line(19)).toHaveCount(0)
  const stood = (await line(20).boundingBox())!.y
  release?.()
  await expect(line(0)).toBeAttached()
  expect(Math.abs((await line(20).boundingBox())!.y - stood)).toBeLessThan(3)
  await line(0).scrollIntoViewIfNeeded()
  await expect(line(0)).toBeInViewport()

  await marked
  const bar = page.getByRole('navigation', { name: 'Bottom bar' })
  await bar.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeAttached()
  await write('One more')
  await page.reload()
  await expect(bar.getByRole('link', { name: /^Chat\s*1 new$/ })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await bar.getByRole('link', { name: /^Chat/ }).click()
  await page.getByRole('link', { name: 'Tips', exact: true }).click()
  await expect(bar.getByRole('link', { name: 'Chat', exact: true })).toBeVisible()

  await workerReady(page)
  await page.context().setOffline(true)
  await page.goto('/chats-and-tips/tips')
  await expect(page.getByRole('heading', { level: 1, name: 'Tips' })).toBeVisible()
  await expect(page.getByText('One more')).toBeVisible()
  await expect(page.getByText(/^Past draws do not change/)).toBeVisible()
})

test('on a phone one writes on the bottom bar, below no message as below many, and the newest stays in view over an open keyboard', async ({
  page,
  player,
  world,
}) => {
  await fund(world, player, 500)
  await buy(world, player, [[1, 2, 3, 4]])
  await world.drawCurrentBatch()
  await world.advance(600_000)
  const field = page.getByRole('textbox', { name: 'Write a message' })
  const write = page.locator('form').filter({ has: field })
  const gap = async () => {
    const bar = await page.getByRole('navigation', { name: 'Bottom bar' }).boundingBox()
    const box = await write.boundingBox()
    return Math.round(bar!.y - box!.y - box!.height)
  }
  await page.goto('/chats-and-tips/quika')
  await expect(page.getByText('Nothing has been written here yet')).toBeInViewport()
  await expect.poll(gap).toBe(0)
  for (let at = 0; at < 12; at++) {
    await world.advance(8_000)
    const { status } = await world.call('POST', '/api/v1/chats/quika/messages/', {
      token: player.token,
      body: { id: crypto.randomUUID(), text: `Line ${at}` },
    })
    expect(status).toBe(200)
  }
  const newest = page.getByRole('log').getByText('Line 11', { exact: true })
  await page.reload()
  await expect(newest).toBeInViewport()
  await expect.poll(gap).toBe(0)
  await field.focus()
  await page.setViewportSize({ width: 360, height: 440 })
  await expect.poll(gap).toBe(0)
  await expect(newest).toBeInViewport()
})

test('who is not shown on this phone does not stand in the list of chats either, and a message is as long as the service counts it', async ({
  page,
  player,
  world,
}) => {
  const obi = await friendOf(player, world)
  const { status } = await world.call('POST', '/api/v1/chats/banker/messages/', {
    token: obi.token,
    body: { id: crypto.randomUUID(), text: 'Good evening o' },
  })
  expect(status).toBe(200)
  await page.goto('/chats-and-tips')
  await expect(page.getByText(/: Good evening o$/)).toBeVisible()
  await page.getByRole('link', { name: 'Banker', exact: true }).click()
  await page.getByRole('button', { name: /^More about this message/ }).click()
  await page.getByRole('button', { name: /^Do not show/ }).press('Enter')
  await expect(page.getByText('Good evening o')).toHaveCount(0)
  // The button that had opened the dialog went with the message.
  await expect(page.locator('h1:focus, h2:focus')).toHaveCount(1)
  await page.getByRole('textbox', { name: 'Write a message' }).fill('😀'.repeat(141))
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('2 characters too many')).toBeVisible()
  // What is being written is not lost where a refused message is taken up again.
  const box = page.getByRole('textbox', { name: 'Write a message' })
  await box.fill('Call me on 08031234567')
  await page.getByRole('button', { name: 'Send' }).click()
  const again = page.getByRole('button', { name: 'Write it again' })
  await expect(again).toBeVisible()
  await box.fill('Four at last')
  await again.click()
  await expect(page.getByText('Send or clear what you are writing first.')).toBeVisible()
  await expect(box).toHaveValue('Four at last')
  await box.fill('')
  await again.click()
  await expect(box).toHaveValue('Call me on 08031234567')
  await expect(again).toHaveCount(0)
  await page.goto('/chats-and-tips')
  await expect(page.getByRole('button', { name: 'Show them all again' })).toBeVisible()
  await expect(page.getByText('Good evening o')).toHaveCount(0)
})

test('a message sent without a network goes out later though its tab was killed in the same moment, and one taken back so does not @worker', async ({
  page,
  player,
  world,
}) => {
  await friendOf(player, world)
  await page.goto('/chats-and-tips/banker')
  await workerReady(page)
  const context = page.context()
  /** Presses a button in a tab that then hears nothing more, not even from its storage, until it is gone. */
  const lastPress = async (name: string, before?: (tab: typeof page) => Promise<void>) => {
    const tab = await context.newPage()
    await tab.goto('/chats-and-tips/banker')
    await expect(tab.getByRole('textbox', { name: 'Write a message' })).toBeEditable()
    await context.setOffline(true)
    await before?.(tab)
    const pressed = tab.waitForEvent('console', it => it.text() === 'pressed')
    const gone = tab.getByRole('button', { name }).evaluate(async it => {
      ;(it as HTMLElement).click()
      for (let turn = 0; turn < 100; turn++) await Promise.resolve()
      console.info('pressed')
      for (const end = performance.now() + 10_000; performance.now() < end;);
    })
    await Promise.all([pressed.then(() => tab.close()), gone.catch(() => undefined)])
  }
  const write = (tab: typeof page) =>
    tab.getByRole('textbox', { name: 'Write a message' }).fill('Written in a hurry')
  await lastPress('Send', write)
  const waits = page.getByRole('log').getByText('Not sent yet')
  await page.reload()
  await expect(waits).toHaveCount(1)
  await lastPress('Take it back')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Write a message' })).toBeEditable()
  await expect.poll(() => textsOf(page, 'oriire_chat-unsent')).toEqual([])
  await expect(waits).toHaveCount(0)
  await context.setOffline(false)
})
