// Settings production starts with, and what a build for it trusts. Nothing they name is ever contacted.
import { generateKeyPairSync } from 'node:crypto'
import { sandboxPins, type Pins } from '#src/draws/pins.ts'
import { logSigner } from '#server/keys/signer.ts'

export const newSigningKey = (): string =>
  JSON.stringify(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }))

const LOG_KEY = Buffer.alloc(32, 7).toString('base64url')

export const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db.example/oriire',
  PUBLIC_URL: 'https://oriire.example',
  PAYSTACK_SECRET_KEY: 'sk_live_x',
  TERMII_API_KEY: 'x',
  SMTP_URL: 'smtps://mail.example',
  SIGNING_KEY: newSigningKey(),
  LOG_KEY,
  CODE_PEPPER: 'x'.repeat(32),
  LICENCE_STATE: 'Oyo State',
  LICENCE_REGULATOR: 'Oyo State Gaming Board',
  LICENCE_REGULATOR_CONTACT: 'its office at Agodi, Ibadan',
  LICENCE_NUMBER: 'OYSGB/ORI/0001',
  OPERATOR_NAME: 'Oriire West Ltd',
  OPERATOR_ADDRESS: '1 Ring Road, Ibadan',
}

const origin = 'oriire.example/oriire/v1'
/** For a production build whose receipt key is announced in the log. */
export const productionPins: Pins = {
  ...sandboxPins,
  sandbox: false,
  origin,
  log: logSigner(origin, LOG_KEY).verifierKey,
  chain: 'quicknet',
  witnesses: [],
  quorum: 0,
}
