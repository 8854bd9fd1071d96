// A payout provider that answers at random, speaks Paystack's protocol and survives the processes that call it: its book
// says what was really paid.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Chance } from '../chance.ts'

export interface Order {
  reference: string
  amount: number
  status: 'pending' | 'success' | 'failed' | 'reversed'
}

/** Where a request may be when the service that sent it is killed. */
export const POINTS = [
  'recipient',
  'order before',
  'order after',
  'question before',
  'question after',
] as const
export type Point = (typeof POINTS)[number]

const read = async (request: IncomingMessage): Promise<{ reference?: string; amount?: number }> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text ? JSON.parse(text) : {}
}

const reply = (response: ServerResponse, status: number, body: object | string) => {
  response.writeHead(status, { 'content-type': typeof body === 'string' ? 'text/html' : 'application/json' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
const data = (order: Order) => ({ status: true, data: { ...order, currency: 'NGN', recipient: 28 } })
const BAD_GATEWAY = '<html>502 Bad Gateway</html>'

const refusals = [
  { message: 'Recipient specified is invalid', code: 'invalid_transfer_recipient' },
  { message: 'Your balance is not enough to fulfil this request' },
]
const DUPLICATE = { message: 'Reference already exists on a transfer', code: 'duplicate_transfer_reference' }

/** @param reach called at every point, before the request goes on */
export const startBank = async (chance: Chance, reach: (point: Point) => void) => {
  const book = new Map<string, Order>()
  const answers: Record<string, number> = {}
  let isCalm = false
  const count = (what: string) => (answers[what] = (answers[what] ?? 0) + 1)
  const often = (percent: number) => !isCalm && chance(100) < percent

  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const { reference = '', amount = 0 } = await read(request)
    reach('order before')
    if (book.has(reference)) {
      count('duplicate')
      return reply(response, 400, DUPLICATE)
    }
    if (often(12)) return (count('lost'), request.socket.destroy())
    if (often(16)) return (count('refused'), reply(response, 400, refusals[chance(2)]!))
    const order: Order = { reference, amount, status: 'pending' }
    book.set(reference, order)
    reach('order after')
    if (often(15)) return (count('taken, then silence'), request.socket.destroy())
    if (often(15)) return (count('taken, then 502'), reply(response, 502, BAD_GATEWAY))
    count('taken')
    return reply(response, 200, data({ ...order, status: often(20) ? 'success' : 'pending' }))
  }

  const decide = (order: Order) => {
    if (order.status === 'pending' && !often(40)) order.status = chance(4) === 0 ? 'failed' : 'success'
    else if (order.status === 'success' && often(8)) order.status = 'reversed'
  }

  const tell = (request: IncomingMessage, response: ServerResponse) => {
    reach('question before')
    const order = book.get(request.url!.split('/').at(-1)!)
    if (often(12)) return (count('asked, and 502'), reply(response, 502, BAD_GATEWAY))
    if (!order || often(12))
      return (count('not found'), reply(response, 404, { message: 'Transfer not found' }))
    decide(order)
    reach('question after')
    count(`says ${order.status}`)
    return reply(response, 200, data(order))
  }

  const server = createServer((request, response) => {
    const { method, url = '' } = request
    if (method === 'POST' && url === '/transferrecipient') {
      reach('recipient')
      return reply(response, 201, { data: { recipient_code: 'RCP_1' } })
    }
    if (method === 'POST' && url === '/transfer') return void take(request, response)
    return tell(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    book,
    answers,
    /** From here on it takes and decides everything. */
    calm: () => (isCalm = true),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
