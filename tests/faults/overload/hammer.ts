// A process of strangers: many connections requesting logins, resets and codes, each again some time after
// its answer.
import { Agent, request } from 'node:http'

const [port, connections, pause] = process.argv.slice(2).map(Number) as [number, number, number]
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const statuses: Record<string, number> = {}
const state = { isOver: false }
let sent = 0

const phone = (n: number) => `+234705${String(n % 10_000_000).padStart(7, '0')}`
const wishes: ((n: number) => [path: string, body: object])[] = [
  n => ['/api/web/phone-login/', { phone: phone(n), password: `a guess ${n}` }],
  n => ['/api/web/password_reset/', { phone_number: phone(n) }],
  n => ['/api/web/phone-login/', { phone: phone(n % 50), password: `a guess ${n}` }],
  n => ['/api/web/onboard_via_phone/', { phone_number: phone(n) }],
]

const ask = (n: number): Promise<void> =>
  new Promise(resolve => {
    const [path, body] = wishes[n % wishes.length]!(n)
    const text = JSON.stringify(body)
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      'x-forwarded-for': `105.${(n >> 12) & 255}.${(n >> 4) & 255}.${n & 15}`,
    }
    const asked = request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers }, answer => {
      const name = `${path.split('/').at(-2)} ${answer.headers['x-refusal'] ?? answer.statusCode}`
      statuses[name] = (statuses[name] ?? 0) + 1
      answer.resume().on('end', resolve).on('error', resolve)
    })
    asked.on('error', () => resolve())
    asked.end(text)
  })

const connect = async () => {
  while (!state.isOver) {
    await ask(sent++)
    if (pause > 0) await new Promise(resolve => setTimeout(resolve, pause * (0.5 + Math.random())))
  }
}
const all = Promise.all(Array.from({ length: connections }, connect))
process.on('message', async () => {
  state.isOver = true
  await all
  process.send!(statuses)
  process.exit(0)
})
