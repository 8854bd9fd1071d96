// The OpenAPI document, made from the same descriptions of calls that the app sends by and the service answers by.
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { brand } from '#src/brand.ts'
import type { Call } from '#src/contract/call.ts'
import { refusals, type RefusalName } from '#src/contract/refusals.ts'

interface ObjectSchema {
  properties?: Record<string, object>
  required?: string[]
}

const jsonOf = (schema: GenericSchema): object => {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  })
  return rest
}

/** `/api/v1/tickets/:id/` is `/api/v1/tickets/{id}/` there. */
const pathOf = (call: Call) => call.path.replace(/:(\w+)/g, '{$1}')

const parametersOf = (call: Call) => {
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const query = call.query ? (jsonOf(call.query) as ObjectSchema) : {}
  const inQuery = Object.entries(query.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: query.required?.includes(name) ?? false,
    schema,
  }))
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'The same key never moves money twice; sent again it gets the first answer.',
    schema: { type: 'string', pattern: '^[\\w-]{8,255}$' },
  }
  const lastId = {
    name: 'Last-Event-ID',
    in: 'header',
    required: false,
    description: 'The id of the last event that was heard; the stream goes on after it.',
    schema: { type: 'string' },
  }
  return [...inPath, ...inQuery, ...(call.once ? [key] : []), ...(call.stream ? [lastId] : [])]
}

/** A refusal that any call may give is not repeated at each of them. */
const refusalsOf = (call: Call): RefusalName[] => [
  ...(call.stream ? (['not-signed-in', 'live-full'] as const) : []),
  ...(call.body || call.query ? (['bad-input'] as const) : []),
  ...(call.body ? (['bad-json'] as const) : []),
  ...(call.who === 'player' ? (['not-signed-in'] as const) : []),
  ...(call.once ? (['key-missing'] as const) : []),
]

const refusedBy = (names: readonly RefusalName[]) => {
  const byStatus = new Map<number, RefusalName[]>()
  for (const name of names) {
    const [status] = refusals[name]
    byStatus.set(status, [...(byStatus.get(status) ?? []), name])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      String(status),
      {
        description: list.map(name => `${name}: ${refusals[name][1]}`).join('. '),
        headers: { 'X-Refusal': { schema: { type: 'string', enum: list } } },
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  )
}

const operationOf = (call: Call) => {
  const body = call.body && jsonOf(call.body)
  return {
    summary: call.about,
    operationId: `${call.method.toLowerCase()} ${call.path}`.replace(/\W+/g, '_').replace(/_$/, ''),
    ...(call.who === 'player' ? { security: [{ token: [] }] } : {}),
    // An empty requirement beside the token: with it or without.
    ...(call.mayKnow ? { security: [{}, { token: [] }] } : {}),
    parameters: parametersOf(call),
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } } : {}),
    responses: {
      '200': {
        description: call.stream ? 'Events, each with one of these as its data' : 'OK',
        content: {
          [call.stream ? 'text/event-stream' : 'application/json']: { schema: jsonOf(call.answer) },
        },
      },
      ...refusedBy(refusalsOf(call)),
      default: { $ref: '#/components/responses/Refused' },
    },
  }
}

export const describeCalls = (calls: readonly Call[]): object => {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls) (paths[pathOf(call)] ??= {})[call.method.toLowerCase()] = operationOf(call)
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} service`, version: '1', description: 'Money on the wire is naira.' },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: '`Token <token>`' },
      },
      schemas: {
        Refusal: {
          type: 'object',
          description: 'A sentence by field, or under `message`.',
          additionalProperties: { type: 'string' },
        },
      },
      responses: {
        Refused: {
          description: 'Any refusal; its name is in the header.',
          headers: { 'X-Refusal': { schema: { type: 'string', enum: Object.keys(refusals) } } },
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
    },
  }
}
