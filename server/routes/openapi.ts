import type { Door } from './door.ts'
import { describeCalls } from '../openapi.ts'

export const mountOpenApi = (door: Door): void => {
  let document: object | undefined
  door.get('/api/openapi.json', context => {
    document ??= describeCalls(door.calls)
    context.header('Cache-Control', 'public, max-age=300')
    return context.json(document)
  })
}
