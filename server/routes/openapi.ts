import { json, type Reply } from '#server/http/answering.ts'
import { orUnchanged, type Front } from '#server/http/front.ts'
import { describe } from '#server/http/openapi.ts'
import { addressAsked, type Door } from '#server/http/door.ts'
import { tagOf } from '#server/http/public-answer.ts'

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
