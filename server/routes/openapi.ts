import { describeCalls } from '../openapi.ts'
import { addressAsked, type Door } from './door.ts'
import type { PublicAnswers } from './public-answer.ts'

const PATH = '/api/openapi.json'
const SECONDS = 300

export const mountOpenApi = (door: Door, publicAnswers: PublicAnswers): void => {
  let document: object | undefined
  door.get(PATH, context =>
    publicAnswers.answer(addressAsked(context), {
      route: PATH,
      seconds: SECONDS,
      ifNoneMatch: context.req.header('if-none-match'),
      work: async () => (document ??= describeCalls(door.calls)),
    }),
  )
}
