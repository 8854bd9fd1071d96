// What players reach a node through: TLS with HTTP/2, as docs/operations.md asks for. The certificate is made anew at
// each run (openssl) and named to the browser, which then keeps files as it does for any trusted one.
import { execFileSync } from 'node:child_process'
import { createHash, createPublicKey } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const makeCertificate = () => {
  const folder = mkdtempSync(join(tmpdir(), 'oriire-bench-tls-'))
  const [keyFile, certFile] = ['key.pem', 'cert.pem'].map(name => join(folder, name))
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const subject = ['-days', '2', '-subj', '/CN=bench', '-addext', 'subjectAltName=IP:127.0.0.1']
  execFileSync('openssl', ['req', '-x509', ...curve, '-keyout', keyFile, '-out', certFile, ...subject], {
    stdio: 'ignore',
  })
  const certificate = { key: readFileSync(keyFile), cert: readFileSync(certFile) }
  rmSync(folder, { recursive: true, force: true })
  return certificate
}

const certificate = makeCertificate()
const spki = createPublicKey(certificate.cert).export({ type: 'spki', format: 'der' })

/** The browser's argument that makes it trust the certificate. */
export const TRUSTED = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(spki).digest('base64')}`

/** Headers about a single connection, which HTTP/2 does not have. */
const OF_HTTP_1 = ['connection', 'keep-alive', 'transfer-encoding']

/** @param {number} target the port of plain HTTP behind it @returns its port, and how to close it */
export const startFront = async target => {
  const server = createSecureServer(certificate)
  server.on('stream', (stream, { ':method': method, ':path': path, ':authority': host, ...rest }) => {
    stream.on('error', () => undefined)
    const names = Object.entries(rest).filter(([name]) => !name.startsWith(':'))
    const asked = request(
      { port: target, host: '127.0.0.1', method, path, headers: { ...Object.fromEntries(names), host } },
      answer => {
        const heads = Object.entries(answer.headers).filter(([name]) => !OF_HTTP_1.includes(name))
        if (stream.destroyed) return answer.destroy()
        stream.respond({ ...Object.fromEntries(heads), ':status': answer.statusCode })
        answer.pipe(stream)
      },
    )
    asked.on('error', () => stream.destroy())
    stream.on('close', () => asked.destroy())
    stream.pipe(asked)
  })
  const sessions = new Set()
  server.on('session', session => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
    session.on('error', () => undefined)
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    port: server.address().port,
    close: () => {
      for (const session of sessions) session.destroy()
      return new Promise(resolve => server.close(resolve))
    },
  }
}
