// The checker of the browser's and the service's traffic, on a document of two calls: each kind of fault is named.
import { expect, test } from 'vitest'
import { checkerOf, type Document, type Exchange } from '../support/document.ts'

const refused = (names: string[]) => ({
  headers: { 'X-Refusal': { schema: { enum: names } } },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
})
const money = {
  type: 'object',
  properties: { amount: { type: 'number' }, at: { type: 'string', format: 'date-time' } },
  required: ['amount'],
}
const document: Document = {
  paths: {
    '/api/pay/{id}/': {
      post: {
        parameters: [{ name: 'page', in: 'query' }],
        requestBody: { content: { 'application/json': { schema: money } } },
        responses: {
          '200': { content: { 'application/json': { schema: money } } },
          '304': {},
          '422': refused(['wallet-short']),
          default: { $ref: '#/components/responses/Refused' },
        },
      },
    },
  },
  components: {
    responses: { Refused: refused(['busy']) },
    schemas: { Refusal: { type: 'object', additionalProperties: { type: 'string' } } },
  },
}
const check = checkerOf(document)
const good: Exchange = {
  method: 'POST',
  url: '/api/pay/7/?page=2',
  sent: { amount: 5 },
  sentType: 'application/json',
  status: 200,
  type: 'application/json',
  refusal: '',
  answers: [{ amount: 5, at: '2026-11-20T11:02:00.000Z' }],
}
const short = { status: 422, refusal: 'wallet-short', answers: [{ message: 'Insufficient funds' }] }

test.each<[string, Partial<Exchange>]>([
  ['an answer', {}],
  ['an answer without what is optional', { answers: [{ amount: 5 }] }],
  ['each event of a stream', { answers: [{ amount: 1 }, { amount: 2 }] }],
  ['a refusal of its own', short],
  ['a refusal that any call may give', { ...short, status: 503, refusal: 'busy' }],
  ['what was asked wrongly and refused', { ...short, sent: { amount: 'five' }, url: '/api/pay/7/?x=1' }],
  ['a form that nobody looks into', { ...short, sent: undefined, sentType: 'multipart/form-data' }],
  ['that nothing has changed', { status: 304, type: '', answers: [] }],
])('%s as the document tells it is no fault', (_, other) => {
  expect(check({ ...good, ...other })).toEqual([])
})

test.each<[string, Partial<Exchange>, string]>([
  ['a path', { url: '/api/other/' }, 'POST /api/other/: is not in the document (200)'],
  ['a longer path', { url: '/api/pay/7/8/' }, 'POST /api/pay/7/8/: is not in the document (200)'],
  ['a method', { method: 'PUT' }, 'PUT /api/pay/{id}/: is not in the document (200)'],
  ['a refusal', { ...short, refusal: 'pin-wrong' }, '422: refusal pin-wrong is not among its own'],
  ['its status', { ...short, status: 402 }, '402: refusal wallet-short is not among its own'],
  ['a refusal without a name', { ...short, refusal: '' }, '422: refusal without a name is not among its own'],
  ['a status that is no refusal', { status: 201 }, '201: refusal without a name is not among its own'],
  ['a refusal with an answer', { refusal: 'busy' }, '200: refusal busy with an answer'],
  ['the words of a refusal', { ...short, answers: [{ amount: 5 }] }, '422: answer /amount must be string'],
  ['a type', { type: 'text/html' }, '200: is answered with text/html'],
  ['no type', { type: '' }, '200: is answered with no type'],
  ['a body where none is', { status: 304 }, '304: has a body, and none is told of'],
  ['a wrong field', { answers: [{ amount: '5' }] }, '200: answer /amount must be number'],
  ['a wrong form', { answers: [{ amount: 5, at: 'now' }] }, '200: answer /at must match format "date-time"'],
  ['a missing field', { answers: [{}] }, "200: answer / must have required property 'amount'"],
  ['a new field', { answers: [{ amount: 5, x: 1 }] }, '200: answer /x must NOT have additional properties'],
  ['a second event', { answers: [{ amount: 5 }, 5] }, '200: answer / must be object'],
  ['a query', { url: '/api/pay/7/?x=1' }, '200: query x is not told of'],
  ['a field that was sent', { sent: { amount: '5' } }, '200: body /amount must be number'],
  [
    'a form that was taken',
    { sent: undefined, sentType: 'multipart/form-data' },
    '200: takes a body of type multipart/form-data',
  ],
])('%s that the document does not tell of is a fault with the name of the call', (_, other, fault) => {
  const faults = check({ ...good, ...other })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(fault)
  expect(faults[0]).toMatch(/^(POST|PUT) \/api\//)
})
