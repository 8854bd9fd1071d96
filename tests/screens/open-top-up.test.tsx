// The request key of a top-up by transfer or USSD, from one press of the button to the next.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import type { useOpenTransfer } from '#src/api/wallet.ts'
import { useOpenTopUp } from '#src/screens/fund-wallet/use-open-top-up.ts'

const down = new ApiError('', { status: 503, data: {} }, 'provider-down')
const lost = new ApiError('')

test.each([
  ['another account is asked for after the payment partner made none', down, 2],
  ['the same account is asked for after a lost answer', lost, 1],
])('%s', (_, failure, expected) => {
  const keys: string[] = []
  const open = {
    mutate: (body: { requestKey: string }, { onError }: { onError: (error: Error) => void }) => {
      keys.push(body.requestKey)
      onError(failure)
    },
  } as unknown as ReturnType<typeof useOpenTransfer>
  const press: (() => void)[] = []
  const Ask = () => {
    const { send } = useOpenTopUp(open, undefined, () => undefined)
    press.push(() => send({ amount: '500' }))
    return null
  }
  renderToStaticMarkup(<Ask />)
  press[0]!()
  press[0]!()
  expect([keys.length, new Set(keys).size]).toEqual([2, expected])
})
