import { expect, test } from 'vitest'
import { failed } from '#src/api/failures.ts'
import { codeFault } from '#src/screens/shared/codes/code-fault.ts'

const refused = (data: object) => failed({ message: '', response: { status: 422, data } }, 'code-wrong')

test('a wrong code is told with the tries that are left, where the service names them', () => {
  const message = 'That code is not right'
  expect(codeFault(refused({ message, triesLeft: '3' }))).toBe('That code is not right. 3 tries left')
  expect(codeFault(refused({ message, triesLeft: '1' }))).toBe('That code is not right. 1 try left')
  expect(codeFault(refused({ message, triesLeft: '0' }))).toBe(
    'That code is not right. It was the last try: ask for a new code',
  )
})

test('any other failure stays as it came, with what the service adds to one of its own §8.2', () => {
  const message = 'The code could not be sent'
  const down = failed({ message: '', response: { status: 503, data: { message } } }, 'code-not-sent')
  for (const error of [refused({ message }), down, new Error('offline')]) expect(codeFault(error)).toBe(error)
})
