// `npm run keys:draws -- ORIGIN`: prints new receipt and log keys as settings, and their entries for src/draws/pins.ts.
import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { publicKey } from '#src/contract/draws.ts'
import { keyIdOf } from '#src/draws/documents.ts'
import { logSigner, receiptJwk } from '#server/keys/signer.ts'

const origin = process.argv[2]
if (!origin || /[\s+]/.test(origin)) {
  process.stderr.write(
    'Say the origin of the log, for example: npm run keys:draws -- play.example.ng/oriire/v1\n',
  )
  process.exit(2)
}
const jwk = receiptJwk(new Uint8Array(randomBytes(32)))
const secret = randomBytes(32).toString('base64url')
process.stdout.write(
  [
    '# For src/draws/pins.ts:',
    `#   origin: '${origin}',`,
    `#   log: '${logSigner(origin, secret).verifierKey}',`,
    `#   receipt: '${keyIdOf(v.parse(publicKey, jwk))}',`,
    `SIGNING_KEY=${JSON.stringify(jwk)}`,
    `LOG_KEY=${secret}`,
    '',
  ].join('\n'),
)
