// Checks exchanges against the service's own OpenAPI document: any undocumented call, status, refusal, field
// or type is a fault, named by call and field.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

export interface Exchange {
  method: string
  /** Path and query. */
  url: string
  /** The JSON body sent; undefined if none or not JSON. */
  sent?: unknown
  sentType?: string
  status: number
  type: string
  refusal: string
  /** What was answered; for a stream, each event. */
  answers: unknown[]
}

type Schema = Record<string, unknown>
type Content = Record<string, { schema: Schema }>
interface Answer {
  $ref?: string
  headers?: { 'X-Refusal'?: { schema: { enum: string[] } } }
  content?: Content
}
interface Operation {
  requestBody?: { content: Content }
  parameters?: { name: string; in: string }[]
  responses: Record<string, Answer>
}
export interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, Answer>; schemas: Record<string, Schema> }
}

/** Closes every object, because an undocumented field is a fault too. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const parts = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, closed(part)]))
  return 'properties' in parts ? { additionalProperties: false, ...parts } : parts
}

const kindOf = (type: string) => type.split(';')[0]!.trim().toLowerCase()

export const checkerOf = ({ paths, components }: Document) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false })
  // A CommonJS module: its default is the exports object.
  ;(addFormats as unknown as typeof addFormats.default)(ajv)
  const compiled = { open: new Map<Schema, ValidateFunction>(), closed: new Map<Schema, ValidateFunction>() }
  const routes = Object.entries(paths).map(([path, methods]) => {
    const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')
    return { path, methods, pattern: new RegExp(`^${pattern}$`) }
  })

  const fits = (schema: Schema, value: unknown, isClosed: boolean): string[] => {
    const known = isClosed ? compiled.closed : compiled.open
    let validate = known.get(schema)
    if (!validate) {
      const named = '$ref' in schema ? components.schemas[String(schema.$ref).split('/').at(-1)!]! : schema
      validate = ajv.compile((isClosed ? closed(named) : named) as Schema)
      known.set(schema, validate)
    }
    if (validate(value)) return []
    return (validate.errors ?? []).map(error => {
      const extra: unknown = error.params.additionalProperty
      const field = extra === undefined ? error.instancePath : `${error.instancePath}/${String(extra)}`
      return `${field || '/'} ${error.message}`
    })
  }

  const faultsOfAnswer = (operation: Operation, { status, type, refusal, answers }: Exchange): string[] => {
    const said = operation.responses[status] ?? operation.responses.default!
    const answer = said.$ref ? components.responses[said.$ref.split('/').at(-1)!]! : said
    const names = answer.headers?.['X-Refusal']?.schema.enum
    if (names && !names.includes(refusal))
      return [`refusal ${refusal || 'without a name'} is not among its own`]
    if (!names && refusal) return [`refusal ${refusal} with an answer`]
    if (!answer.content) return answers.length > 0 ? ['has a body, and none is told of'] : []
    const schema = answer.content[kindOf(type)]?.schema
    if (!schema) return [`is answered with ${type || 'no type'}`]
    return answers.flatMap(it => fits(schema, it, true)).map(fault => `answer ${fault}`)
  }

  /** A refused request may be malformed; an answered one must match the document. */
  const faultsOfQuestion = (operation: Operation, { url, status, sent, sentType }: Exchange): string[] => {
    if (status >= 400) return []
    const known = operation.parameters?.filter(it => it.in === 'query').map(it => it.name) ?? []
    const strange = [...new URL(url, 'http://x').searchParams.keys()].filter(name => !known.includes(name))
    const faults = strange.map(name => `query ${name} is not told of`)
    if (sent === undefined && !sentType) return faults
    const schema = operation.requestBody?.content[kindOf(sentType ?? '')]?.schema
    if (!schema) return [...faults, `takes a body of type ${sentType}`]
    return sent === undefined ? faults : [...faults, ...fits(schema, sent, false).map(it => `body ${it}`)]
  }

  /** @returns a line per fault: the call, where, and what is wrong */
  return (it: Exchange): string[] => {
    const [path = ''] = it.url.split('?')
    const route = routes.find(({ pattern }) => pattern.test(path))
    const method = it.method === 'HEAD' ? 'GET' : it.method
    const operation = route?.methods[method.toLowerCase()]
    const name = `${method} ${route?.path ?? path}`
    if (!operation) return [`${name}: is not in the document (${it.status})`]
    return [...faultsOfQuestion(operation, it), ...faultsOfAnswer(operation, it)].map(
      fault => `${name}: ${it.status}: ${fault}`,
    )
  }
}
