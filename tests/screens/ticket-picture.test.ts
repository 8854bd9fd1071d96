// The code on a ticket, and what its picture shows.
import jsQr from 'jsqr'
import { expect, test, vi } from 'vitest'
import { brand } from '#src/brand.ts'
import { calledIn } from '#src/games/soccer-cash/virtual/called.ts'
import { shortId } from '#src/lib/short-id.ts'
import type { CheckResult } from '#src/proof/checks.ts'
import { checkAddress } from '#src/screens/ticket/picture/check-address.ts'
import { drawPicture, pictureSize } from '#src/screens/ticket/picture/draw-picture.ts'
import { pictureFacts } from '#src/screens/ticket/picture/picture-facts.ts'
import { qrCode } from '#src/screens/ticket/picture/qr.ts'
import { outcomeOfTicket } from '#src/screens/ticket/TicketOutcome.tsx'
import { words } from '#src/screens/ticket/picture/words.ts'
import { ticket } from '../play/ticket.ts'

const ID = '3b241101-e2bb-4255-8caf-4136c566a962'
const QUIET = 4
const SCALE = 4

/** The path as a camera sees it: black squares on white, with a quiet border. */
const seen = (size: number, path: string) => {
  const side = (size + 2 * QUIET) * SCALE
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let dy = 0; dy < SCALE; dy++)
      for (let dx = 0; dx < Number(run) * SCALE; dx++) {
        const at = ((Number(y) + QUIET) * SCALE + dy) * side + (Number(x) + QUIET) * SCALE + dx
        pixels.fill(0, at * 4, at * 4 + 3)
      }
  return jsQr(pixels, side, side)?.data
}

test('the code of a ticket leads a camera to the address that looks the ticket up', () => {
  const address = checkAddress('https://oriire.ng', ID)
  expect(address).toBe(`https://oriire.ng/check-slip?id=${shortId(ID)}`)
  const { size, path } = qrCode(address)
  expect(seen(size, path)).toBe(address)
})

test('codes of any length are read as what they say', () => {
  for (const text of ['a', 'https://oriire.ng/check-slip?id=K7M29-4RXAD', 'x'.repeat(300)]) {
    const { size, path } = qrCode(text)
    expect(seen(size, path)).toBe(text)
  }
})

const bought = ticket(ID, '2026-11-20T11:00:00.000Z')
const outcome = outcomeOfTicket(bought)
const checks = (...states: CheckResult['state'][]): CheckResult[] =>
  states.map(state => ({ title: '', state, detail: '' }))

test('the picture says what this phone checked, and claims nothing that was not', () => {
  const facts = (...states: CheckResult['state'][]) => pictureFacts(bought, outcome, checks(...states))
  expect(facts('passed', 'passed')).toMatchObject({
    proof: '2 of 2 checks passed on this phone',
    proven: true,
  })
  expect(facts('passed', 'failed')).toMatchObject({ proven: false })
  expect(facts('passed', 'failed').proof).toContain('1 failed')
  expect(pictureFacts(bought, outcome, undefined)).toMatchObject({ proof: '', proven: false })
})

test('the picture names the ticket and its result, not its owner', () => {
  const facts = pictureFacts(bought, outcome, undefined)
  expect(facts).toMatchObject({
    game: 'Instant cashout',
    batch: bought.play.batchId,
    lines: [{ place: 1, numbers: [1, 2, 3, 4] }],
    result: '₦50.25 cashback',
    celebrate: false,
    shortId: shortId(ID),
  })
  expect(JSON.stringify(facts)).not.toContain(bought.draw.ticketOwner)
})

test('the picture of a ticket whose stake came back says when the draw was due, not that it was drawn', () => {
  const play = { ...bought.play, status: 'Refunded' as const }
  const refunded = { ...bought, play, draw: { ...bought.draw, drawn: [] } }
  const { detail, result } = pictureFacts(refunded, outcomeOfTicket(refunded), undefined)
  expect(result).toContain('refunded')
  expect(detail).toMatch(/^Draw \d/)
})

test('the picture of a long ticket shows its best lines and counts the others', () => {
  const [line] = bought.draw.tickets
  const long = { ...bought, draw: { ...bought.draw, tickets: Array.from({ length: 20 }, () => line!) } }
  const facts = pictureFacts(long, outcome, undefined)
  expect(facts.lines).toHaveLength(6)
  expect(facts.more).toBe('and 14 more lines')
  expect(pictureSize(facts).width).toBe(1080)
  expect(pictureSize(facts).height).toBeGreaterThan(
    pictureSize(pictureFacts(bought, outcome, undefined)).height,
  )
})

test('the picture of virtual matches names teams and scores, not the numbers they are kept as', () => {
  const batch = 'VS-20261120-1100'
  const numbers = [13, 63]
  const teams = calledIn(batch, numbers)
  const { play, draw } = bought
  const facts = pictureFacts(
    {
      ...bought,
      play: { ...play, lotteryType: 'VIRTUAL_SOCCER', batchId: batch },
      draw: { ...draw, tickets: [{ ...draw.tickets[0]!, ticket: numbers }], drawn: [13, 60] },
    },
    outcome,
    undefined,
  )
  expect(teams).toHaveLength(2)
  expect(facts).toMatchObject({ lines: [], drawn: [] })
  expect(facts.called).toEqual(
    teams.map(({ home, away, score }, at) => ({ text: `${home} – ${away}: ${score}`, isRight: at === 0 })),
  )
})

const match = (home: string, scores: string[], score: string | null) => ({
  matchId: home,
  league: 'en.1',
  home,
  away: 'Away',
  number: 1,
  kickOff: '2026-11-28T15:00:00.000Z',
  beginsAt: '2026-11-28T15:00:00.000Z',
  live: null,
  void: null,
  sources: [],
  decidedAt: null,
  score,
  scores: scores.map(it => ({ score: it, parts: 1_000 })),
  state: score === null ? ('waiting' as const) : ('decided' as const),
})

test('the picture of predictions names each match with all its scores, and those that came', () => {
  const soccer = {
    form: 'real' as const,
    stakePerPrediction: 10_000,
    totalPredictions: 2,
    winningAmount: 1,
    mostPaid: 1,
    closesAt: '2026-11-28T14:59:00.000Z',
    matches: [match('A', ['1-1', '2-1'], '2-1'), match('B', ['0-0'], '1-0'), match('C', ['3-0'], null)],
  }
  const facts = pictureFacts({ ...bought, soccer }, outcome, undefined)
  expect(facts.called).toEqual([
    { text: 'A – Away: 1-1, 2-1', isRight: true },
    { text: 'B – Away: 0-0', isRight: false },
    { text: 'C – Away: 3-0', isRight: false },
  ])
  expect(facts.detail).toMatch(/^Sold until /)
  expect(pictureSize(facts).height).toBeGreaterThan(pictureSize({ ...facts, called: [] }).height)
})

test('the picture is in the language of the app: what is not a name or a figure, the words of the ticket say', () => {
  const written: string[] = []
  const pen = new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) =>
      name === 'fillText' ? (text: string) => written.push(text) : () => ({ addColorStop: () => undefined }),
    set: () => true,
  })
  const [line] = bought.draw.tickets
  const many = { ...bought, draw: { ...bought.draw, tickets: Array.from({ length: 9 }, () => line!) } }
  const facts = pictureFacts(many, outcome, undefined)
  vi.stubGlobal('Path2D', Object)
  drawPicture(pen, facts, {
    cloth: ['#000', '#000'],
    emblem: undefined,
    code: qrCode(ID),
    site: 'oriire.ng',
  })
  vi.unstubAllGlobals()
  const said = new Set<unknown>([...Object.values(words), ...Object.values(facts), brand.name])
  const others = written.filter(
    text => !said.has(text) && !/^\d+$/.test(text) && !brand.adultsOnly.includes(text),
  )
  expect(others).toEqual(['oriire.ng'])
  expect(facts.more).toBe(words.$andMore(3))
  expect(facts.detail).toMatch(/^Drawn \d/)
})
