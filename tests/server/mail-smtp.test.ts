// The adapter against a real SMTP server.
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { smtpMail } from '#server/ports/mail/mail-smtp.ts'
import { MailRefused, type MailMessage } from '#server/ports/ports.ts'

const open: SMTPServer[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await new Promise<void>(done => server.close(done))
})

interface Taken {
  from: string
  to: string[]
  text: string
}

/** @returns its port, and what it has taken */
const mailServer = async (options: SMTPServerOptions = {}) => {
  const taken: Taken[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = []
      stream.on('data', part => parts.push(part))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        taken.push({ from, to: envelope.rcptTo.map(it => it.address), text: Buffer.concat(parts).toString() })
        done()
      })
    },
    ...options,
  })
  open.push(server)
  server.on('error', () => undefined)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.server.address() as { port: number }
  return { port, taken }
}

const sender = (port: number, more: Partial<Parameters<typeof smtpMail>[0]> = {}) =>
  smtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'help@oriire.example', encrypted: false, ...more })

const message: MailMessage = {
  id: '6f1c2b1e-0000-4000-8000-000000000001',
  to: 'ada@example.ng',
  subject: '₦500 was paid',
  text: 'Ẹ kú oríire.\n\n.\nA line with a dot alone stays.\n',
}

const fails = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code })

test('a message arrives whole, with sender, one recipient, subject and an id of its own', async () => {
  const { port, taken } = await mailServer()
  await sender(port).send(message)
  const [it] = taken
  expect([it!.from, it!.to]).toEqual(['help@oriire.example', ['ada@example.ng']])
  expect(it!.text).toContain(`Message-ID: <${message.id}@oriire.example>`)
  expect(it!.text).toContain('From: Oriire <help@oriire.example>')
  expect(it!.text).toContain('Auto-Submitted: auto-generated')
  expect(it!.text).not.toContain('List-Unsubscribe')
  const [, body = ''] = it!.text.split('\r\n\r\n')
  const encoded = it!.text.includes('base64')
    ? Buffer.from(it!.text.split('\r\n\r\n').slice(1).join(''), 'base64').toString()
    : it!.text
  expect(`${encoded}${body}`).toMatch(/oríire|or=C3=ADire/)
})

test('a newsletter says how a mail program unsubscribes by one click', async () => {
  const { port, taken } = await mailServer()
  const unsubscribe = 'https://oriire.example/api/v1/newsletter/leave/?link=a.b'
  await sender(port).send({ ...message, unsubscribe })
  const lines = taken[0]!.text.replaceAll(/\r\n[ \t]+/g, ' ')
  expect(lines).toContain(`List-Unsubscribe: <${unsubscribe}>`)
  expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test.each([
  ['a recipient with a line break', { to: 'ada@example.ng\r\nBcc: all@example.ng' }],
  ['a recipient that is several', { to: 'ada@example.ng>, <all@example.ng' }],
  ['a subject with a line break', { subject: 'News\r\nBcc: all@example.ng' }],
])('%s writes no header: it is refused before anything is sent', async (_, wrong) => {
  const { port, taken } = await mailServer()
  await expect(sender(port).send({ ...message, ...wrong })).rejects.toThrow(MailRefused)
  expect(taken).toEqual([])
})

test('an address that the server does not know is refused for good', async () => {
  const { port } = await mailServer({ onRcptTo: (_, __, done) => done(fails(550, 'No such mailbox')) })
  await expect(sender(port).send(message)).rejects.toThrow(MailRefused)
})

test.each([550, 452])('a refusal (%i) names no recipient, because failures are logged', async code => {
  const refuse: SMTPServerOptions['onRcptTo'] = ({ address }, _, done) =>
    done(fails(code, `5.1.1 <${address}>: not taken from help@oriire.example`))
  const { port } = await mailServer({ onRcptTo: refuse })
  const failure: Error = await sender(port)
    .send(message)
    .catch(error => error)
  const words = `${code} 5.1.1 <[address]>: not taken from help@oriire.example`
  expect(failure.message).toContain(words)
  expect(String(failure.stack)).not.toContain(message.to)
})

test.each([
  [
    'a full mailbox',
    { onRcptTo: (_: unknown, __: unknown, done: (e: Error) => void) => done(fails(452, 'Full')) },
  ],
  [
    'a wrong password of ours',
    {
      disabledCommands: ['STARTTLS'],
      authOptional: false,
      onAuth: (_: unknown, __: unknown, done: (e: Error) => void) => done(fails(535, 'Wrong')),
    },
  ],
] as [string, SMTPServerOptions][])('%s passes: the message is sent again', async (_, options) => {
  const { port } = await mailServer({ allowInsecureAuth: true, ...options })
  const url = `smtp://us:wrong@127.0.0.1:${port}`
  const sent = sender(port, options.onAuth ? { url } : {}).send(message)
  await expect(sent).rejects.not.toThrow(MailRefused)
})

test('a server that is not there is no refusal', async () => {
  const { port } = await mailServer()
  await new Promise<void>(done => open.pop()!.close(done))
  await expect(sender(port).send(message)).rejects.not.toThrow(MailRefused)
})

test('in production nothing is sent where the server offers no encryption, or cannot prove who it is', async () => {
  const plain = await mailServer()
  await expect(sender(plain.port, { encrypted: true }).send(message)).rejects.toThrow()
  const unproven = await mailServer({ disabledCommands: ['AUTH'] })
  await expect(sender(unproven.port, { encrypted: true }).send(message)).rejects.toThrow('certificate')
  expect([plain.taken, unproven.taken]).toEqual([[], []])
})
