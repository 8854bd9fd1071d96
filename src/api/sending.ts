// Calls that change something at the service, and what this phone forgets or learns after them.
import { useMutation } from '@tanstack/react-query'
import type { BodyIn, Call } from '#src/contract/call.ts'
import type { Words } from '#src/model/words.ts'
import { queryClient } from './cache/query-client.ts'
import { request } from './client.ts'
import { currentToken } from './session/token.ts'

/**
 * @param after awaited before the mutation is over; not called once its sender is no longer signed in, as the answer is
 * about them
 */
export const sendOf = <Answer, Asked = void>(
  send: (asked: Asked) => Promise<Answer>,
  after?: (answer: Answer) => unknown,
) => ({
  mutationFn: send,
  onMutate: currentToken,
  onSuccess: (answer: Answer, _: Asked, token: string | null) =>
    token === currentToken() ? after?.(answer) : undefined,
})

export const useSend = <Answer, Asked = void>(...sent: Parameters<typeof sendOf<Answer, Asked>>) =>
  useMutation(sendOf(...sent))

/** @param more than what a person enters */
export const withBody =
  <C extends Call>(call: C, more?: () => object) =>
  (body: Words<BodyIn<C>>) =>
    request(call, { body: { ...(body as object), ...more?.() } as typeof body })

/** Everything whose key begins with one of these is refetched. */
export const renew = (...names: readonly string[]) =>
  Promise.all(names.map(name => queryClient.invalidateQueries({ queryKey: [name] })))
