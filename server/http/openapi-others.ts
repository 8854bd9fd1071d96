// Endpoints outside the contract, for the OpenAPI document: health, metrics, webhooks.
import type { RefusalName } from '#src/contract/refusals.ts'

interface Other {
  summary: string
  description?: string
  parameters?: object[]
  requestBody?: object
  /** By status; refusals are added by name. */
  answers: Record<string, { description: string; content?: Record<string, { schema: object }> }>
  refuses: readonly RefusalName[]
}

const text = { type: 'string' } as const
const texts = { type: 'array', items: text } as const
const object = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})
const json = (schema: object) => ({ 'application/json': { schema } })

const readiness = object({
  ready: { type: 'boolean' },
  database: text,
  selling: {
    type: 'boolean',
    description: 'False while sales are stopped: the ledger is broken, or the operator said so.',
  },
  broken: texts,
  checked: {
    type: 'object',
    description: 'Seconds since each check.',
    additionalProperties: { type: 'number' },
  },
  warnings: texts,
})

const answer = (description: string, schema: object) => ({ 200: { description, content: json(schema) } })
const form = (properties: Record<string, object>) => ({
  required: true,
  content: { 'application/x-www-form-urlencoded': { schema: object(properties) } },
})
const body = (properties: Record<string, object>) => ({ required: true, content: json(object(properties)) })

const signature = (name: string) => ({
  name,
  in: 'header',
  required: true,
  description: 'HMAC-SHA512 of the body by the secret key, in hex.',
  schema: text,
})

/** By path and method. */
export const others: Record<string, Record<string, Other>> = {
  '/healthz': {
    get: {
      summary: 'The process is alive.',
      answers: { 200: { description: 'OK', content: json(object({ alive: { const: true } })) } },
      refuses: [],
    },
  },
  '/readyz': {
    get: {
      summary:
        'The service may be sent players: its database answers. Says whether the ledger is whole and tickets are sold.',
      answers: {
        200: { description: 'Ready', content: json(readiness) },
        503: { description: 'Not ready: the database does not answer', content: json(readiness) },
      },
      refuses: [],
    },
  },
  '/metrics': {
    get: {
      summary: 'Figures for Prometheus.',
      description: 'Only for who is allowed to read them; for everybody else there is nothing here.',
      answers: { 200: { description: 'OK', content: { 'text/plain': { schema: text } } } },
      refuses: ['not-found'],
    },
  },
  '/api/openapi.json': {
    get: {
      summary: 'This document.',
      answers: {
        200: { description: 'OK', content: json({ type: 'object' }) },
        304: { description: 'Nothing has changed since the `ETag` that was sent' },
      },
      refuses: [],
    },
  },
  '/api/approvals/monnify': {
    post: {
      summary: 'Monnify asks whether a transfer may go out.',
      description:
        '`APPROVE` only for a reference, an amount and an account that this service has under way there.',
      parameters: [signature('monnify-signature')],
      requestBody: body({ reference: text, amount: { type: 'number' } }),
      answers: answer('The decision', {
        type: 'object',
        properties: {
          status: { type: 'string', enum: ['APPROVE', 'REJECT'] },
          reason: { type: 'string', enum: ['not-ours', 'not-understood', 'batch', 'other-currency'] },
        },
        required: ['status'],
      }),
      refuses: ['signature-wrong'],
    },
  },
  '/api/approvals/paystack': {
    post: {
      summary: 'Paystack asks whether a transfer may go out.',
      description:
        'Only a transfer with a reference and an amount that this service has under way is approved.',
      requestBody: body({ reference: text, amount: { type: 'integer' } }),
      answers: answer('Approved', object({ message: text })),
      refuses: ['transfer-not-ours'],
    },
  },
  '/api/ussd/africastalking/{secret}': {
    post: {
      summary: 'Africa’s Talking asks what stands next on the screen of a phone that dialled.',
      description:
        'Begins with `CON` if the caller may answer, with `END` if it is over. Off without its setting. Only the number that calls is proven: a purchase needs the transaction PIN.',
      parameters: [
        {
          name: 'secret',
          in: 'path',
          required: true,
          description: 'Known to the provider alone.',
          schema: text,
        },
      ],
      requestBody: form({ sessionId: text, phoneNumber: text, text }),
      answers: { 200: { description: 'What is shown', content: { 'text/plain': { schema: text } } } },
      refuses: ['not-found', 'bad-input'],
    },
  },
  '/api/item-pictures/{file}': {
    get: {
      summary: 'A picture of an item, as its `picture` says: the same for good.',
      parameters: [{ name: 'file', in: 'path', required: true, schema: text }],
      answers: {
        200: {
          description: 'The picture',
          content: {
            'image/jpeg': { schema: { type: 'string', format: 'binary' } },
            'image/png': { schema: { type: 'string', format: 'binary' } },
          },
        },
      },
      refuses: ['not-found'],
    },
  },
  '/api/voice/africastalking': {
    post: {
      summary: 'Africa’s Talking asks what a voice call says.',
      description: 'The code to say is sealed in `clientRequestId`, which only this service can open.',
      requestBody: form({ isActive: text }),
      answers: { 200: { description: 'What is said', content: { 'application/xml': { schema: text } } } },
      refuses: [],
    },
  },
  '/api/webhooks/monnify': {
    post: {
      summary: 'Monnify says that a transfer has changed.',
      description: 'Monnify is asked again about it before any money moves. Up to 256 KB.',
      parameters: [signature('monnify-signature')],
      requestBody: body({ eventType: text, eventData: { type: 'object' } }),
      answers: answer('Received', object({ message: text })),
      refuses: ['signature-wrong'],
    },
  },
  '/api/webhooks/paystack': {
    post: {
      summary: 'Paystack says that a payment or a transfer has changed.',
      description: 'Paystack is asked again about it before any money moves. Up to 256 KB.',
      parameters: [signature('x-paystack-signature')],
      requestBody: body({ event: text, data: { type: 'object' } }),
      answers: answer('Received', object({ message: text })),
      refuses: ['signature-wrong'],
    },
  },
}
