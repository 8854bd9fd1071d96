import { json, type Reply } from '../answering.ts'
import { orUnchanged, type Front } from '../front.ts'
import { describe } from '../openapi.ts'
import { addressAsked, type Door } from './door.ts'
import { tagOf } from './public-answer.ts'

const PATH = '/api/openapi.json'

export const mountOpenApi = (door: Door, front: Front): void => {
  let made: Reply | undefined
  const make = (): Reply => {
    const body = new TextEncoder().encode(JSON.stringify(describe(door.calls, door.isKept)))
    return { ...json({}, { 'Cache-Control': 'public, max-age=300', ETag: tagOf(body) }), body }
  }
  door.get(PATH, context => {
    made ??= make()
    front.keep(addressAsked(context), PATH, made)
    return orUnchanged(made, context.req.header('if-none-match'))
  })
}
