// The OpenAPI document, generated from the same contract that the app and the service use.
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { brand } from '#src/brand.ts'
import type { Call } from '#src/contract/call.ts'
import { refusals, type RefusalName } from '#src/contract/refusals.ts'
import { aboutCall } from './about/about-calls.ts'
import { others } from './openapi-others.ts'
import { ANYWHERE, refusedBy } from './refused-by.ts'

interface ObjectSchema {
  properties?: Record<string, object>
  required?: string[]
}

const jsonOf = (schema: GenericSchema): object => {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    // We accept surrounding spaces and capitals, which JSON Schema's format would reject.
    ignoreActions: ['email'],
  })
  return rest
}

/** `/api/v1/tickets/:id/` becomes `/api/v1/tickets/{id}/`. */
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

const refusalsBy = (names: readonly RefusalName[]) => {
  const statuses = new Set(names.map(name => refusals[name][0]))
  return Object.fromEntries(
    [...statuses].map(status => {
      const list = [...new Set([...names, ...ANYWHERE])].filter(name => refusals[name][0] === status)
      return [String(status), refusalOf(list.map(name => `${name}: ${refusals[name][1]}`).join('. '), list)]
    }),
  )
}

const refusalOf = (description: string, names: readonly RefusalName[]) => ({
  description,
  headers: { 'X-Refusal': { required: true, schema: { type: 'string', enum: names } } },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
})

const idOf = (method: string, path: string) =>
  `${method.toLowerCase()} ${path}`.replace(/\W+/g, '_').replace(/_$/, '')

const bodyOf = ({ body, form }: Call) => {
  if (!body) return {}
  const schema = jsonOf(body)
  const forms = form ? { 'multipart/form-data': { schema } } : {}
  return { requestBody: { required: true, content: { 'application/json': { schema }, ...forms } } }
}

const operationOf = (call: Call, isKept: boolean) => ({
  summary: aboutCall(call),
  operationId: idOf(call.method, call.path),
  ...(call.who === 'player' ? { security: [{ token: [] }] } : {}),
  // The empty requirement makes the token optional.
  ...(call.mayKnow ? { security: [{}, { token: [] }] } : {}),
  parameters: parametersOf(call),
  ...bodyOf(call),
  responses: {
    '200': {
      description: call.stream ? 'Events, each with one of these as its data' : 'OK',
      content: {
        [call.stream ? 'text/event-stream' : 'application/json']: { schema: jsonOf(call.answer) },
      },
    },
    ...(isKept ? { '304': { description: 'Nothing has changed since the `ETag` that was sent' } } : {}),
    ...refusalsBy(refusedBy(call)),
    default: { $ref: '#/components/responses/Refused' },
  },
})

const describeOthers = (paths: Record<string, Record<string, object>>): void => {
  for (const [path, methods] of Object.entries(others))
    for (const [method, { answers, refuses, ...about }] of Object.entries(methods))
      (paths[path] ??= {})[method] = {
        ...about,
        operationId: idOf(method, path),
        responses: {
          ...refusalsBy(refuses),
          ...answers,
          default: { $ref: '#/components/responses/Refused' },
        },
      }
}

/** @param isKept whether a call's answers carry an ETag */
export const describe = (calls: readonly Call[], isKept: (call: Call) => boolean): object => {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls)
    (paths[pathOf(call)] ??= {})[call.method.toLowerCase()] = operationOf(call, isKept(call))
  describeOthers(paths)
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
        Refused: refusalOf('What any call may refuse; its name is in the header.', ANYWHERE),
      },
    },
  }
}
