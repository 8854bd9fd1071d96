import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { phoneChangeQuery } from '#src/api/phone/change.ts'
import type { User } from '#src/model/user.ts'
import { codeSent } from '#src/lib/code-step.ts'
import { PhoneChange } from '#src/screens/account/PhoneChange.tsx'
import { makeStorage } from '../api/device.ts'

vi.mock('@tanstack/react-router', async original => ({
  ...(await original<object>()),
  Link: ({ children }: { children: ReactNode }) => children,
}))
const keep = vi.hoisted(() => ({ step: undefined as ((step: object) => void) | undefined }))
vi.mock('#src/screens/account/PhoneChangeAsk.tsx', () => ({
  PhoneChangeAsk: ({
    onAsked,
    before,
  }: {
    onAsked: (step: object, pin: string) => void
    before?: string
  }) => {
    keep.step = step => onAsked(step, '1234')
    return `asked before: ${before ?? 'nothing'}`
  },
}))

const whereNothingWaits = () => {
  const client = new QueryClient()
  client.setQueryData(phoneChangeQuery().queryKey, null)
  return client
}

const shownTo = (phoneNumber: string) =>
  renderToStaticMarkup(
    <QueryClientProvider client={whereNothingWaits()}>
      <PhoneChange user={{ phoneNumber, hasPin: true } as User} />
    </QueryClientProvider>,
  )

test('the new number that a player typed, and waits for a code at, is shown in this tab to nobody else §4.6', () => {
  vi.stubGlobal('sessionStorage', makeStorage())
  const [ada, bola] = ['+2348031234567', '+2348097654321']
  expect(shownTo(ada)).toContain('asked before: nothing')
  keep.step!(codeSent('+2347055501234', ''))
  expect(shownTo(ada)).toContain('0705 550 1234')
  const next = shownTo(bola)
  expect(next).not.toContain('0705 550 1234')
  expect(next).toContain('asked before: nothing')
  vi.unstubAllGlobals()
})
