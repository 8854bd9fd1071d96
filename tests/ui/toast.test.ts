import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Toasts } from '#src/ui/Toasts.tsx'
import { textOf } from '../support/sources.ts'
import { dismissToast, holdToast, releaseToast, toast, toasts } from '#src/ui/toast.ts'

describe('a notice', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.runAllTimers()
    vi.useRealTimers()
  })

  it('passes after 2000 ms for success, 4000 ms for the other kinds §8.12', () => {
    toast.success('Copied')
    toast.error('No')
    toast.neutral('Hm')
    vi.advanceTimersByTime(1999)
    expect(toasts.list).toHaveLength(3)
    vi.advanceTimersByTime(1)
    expect(toasts.list.map(({ kind }) => kind)).toEqual(['error', 'neutral'])
    vi.advanceTimersByTime(1999)
    expect(toasts.list).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(toasts.list).toHaveLength(0)
  })

  it('is green for success, red for an error and purple otherwise §8.12', () => {
    for (const kind of ['success', 'error', 'neutral'] as const) toast[kind](kind)
    const markup = renderToStaticMarkup(createElement(Toasts))
    const css = textOf('src/ui/look/widgets.css')
    const colours = Object.fromEntries(
      [...markup.matchAll(/class="toast toast-(\w+)"/g)].map(([, kind]) => {
        const hex = new RegExp(`\\.toast-${kind} \\{\\s*background: #([\\da-f]{6})`).exec(css)?.[1] ?? ''
        const [red, green, blue] = [0, 2, 4].map(at => Number.parseInt(hex.slice(at, at + 2), 16)) as [
          number,
          number,
          number,
        ]
        if (green > red && green > blue) return [kind, 'green']
        if (red > 2 * green && blue > 2 * green) return [kind, 'purple']
        return [kind, red > 2 * green && red > 2 * blue ? 'red' : hex]
      }),
    )
    expect(colours).toEqual({ success: 'green', error: 'red', neutral: 'purple' })
  })

  it('is one of at most 20: the oldest gives way §8.12', () => {
    for (let n = 1; n <= 25; n += 1) toast.neutral(String(n))
    expect(toasts.list).toHaveLength(20)
    expect(toasts.list[0]?.text).toBe('6')
  })

  it('with something to do stays for 20 seconds, and does not pass while it has the focus', () => {
    toast.neutral('One line taken away', { label: 'Undo', run: () => undefined })
    vi.advanceTimersByTime(19_999)
    const [notice] = toasts.list
    holdToast(notice!.id)
    vi.advanceTimersByTime(60_000)
    expect(toasts.list).toHaveLength(1)
    releaseToast(notice!)
    vi.advanceTimersByTime(20_000)
    expect(toasts.list).toEqual([])
  })

  it('can be dismissed before its time', () => {
    toast.error('No')
    dismissToast(toasts.list[0]!.id)
    expect(toasts.list).toEqual([])
  })
})
