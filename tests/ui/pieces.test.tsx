// What the primitives say and offer, read from their markup.
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { kobo } from '#src/lib/money.ts'
import { AlertModal } from '#src/ui/modals/AlertModal.tsx'
import { HitRow } from '#src/screens/shared/lines/HitRow.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ComingSoonModal } from '#src/ui/modals/ComingSoonModal.tsx'
import { ConfirmModal } from '#src/ui/modals/ConfirmModal.tsx'
import { ConsentModal } from '#src/ui/modals/ConsentModal.tsx'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { Money } from '#src/ui/Money.tsx'
import { NumberPad } from '#src/ui/NumberPad.tsx'
import { OtpField } from '#src/ui/fields/OtpField.tsx'
import { Pagination } from '#src/ui/table/Pagination.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { ResendOtpModal } from '#src/ui/modals/ResendOtpModal.tsx'
import { inRouter } from '../support/in-router.tsx'

const none = () => undefined
const html = (element: ReactElement) => renderToStaticMarkup(element)
/** The text of the buttons, or their spoken names. */
const buttons = (markup: string) =>
  [...markup.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(
    ([, attributes = '', inside = '']) =>
      /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? inside.replace(/<[^>]*>/g, ''),
  )

describe('a button', () => {
  it('says Loading and is disabled while a request is pending §4.15', () => {
    const markup = html(<Button loading>Log in</Button>)
    expect(buttons(markup)).toEqual(['Loading'])
    // Not the attribute, which takes the focus away: so a press has to be held up here.
    expect(markup).toMatch(/aria-disabled="true"/)
    expect(html(<Button>Log in</Button>)).not.toMatch(/disabled/)
    const [send, preventDefault] = [vi.fn(), vi.fn()]
    const press = (loading: boolean) =>
      Button({ loading, onClick: send, type: 'submit' }).props.onClick({ preventDefault })
    press(true)
    expect([send.mock.calls.length, preventDefault.mock.calls.length]).toEqual([0, 1])
    press(false)
    expect([send.mock.calls.length, preventDefault.mock.calls.length]).toEqual([1, 1])
  })
})

describe('a modal', () => {
  it('is an alert with an Okay button and its two sentences §2.86', () => {
    const markup = html(<AlertModal open kind="error" heading="That code is not right" onClose={none} />)
    expect(markup).toContain('That code is not right')
    expect(markup).toContain('You can go ahead and close this alert by clicking the button below.')
    expect(buttons(markup)).toContain('Okay')
  })

  it('asks before the first game whether the player is above 18 and responsible §2.68, 5.15', () => {
    const markup = html(<ConsentModal open onAgree={none} onClose={none} />)
    expect(markup).toContain('I am above 18 years of age and eligible to make responsible decisions.')
  })

  it('of what is still being built is Game History where it has no title of its own, with a football §2.81', () => {
    const markup = inRouter(<ComingSoonModal />)
    for (const told of ['>Game History</h2>', 'Coming soon!!', 'alt="A football"'])
      expect(markup).toContain(told)
    expect(inRouter(<ComingSoonModal title="Loans" />)).toContain('>Loans</h2>')
  })

  it('asks Do you wish to Proceed? with Yes and No §2.97', () => {
    const markup = html(<ConfirmModal open onYes={none} onNo={none} />)
    expect(markup).toContain('Do you wish to Proceed?')
    expect(buttons(markup)).toEqual(expect.arrayContaining(['Yes', 'No']))
  })

  it('offers SMS and Voice call for a new code §2.98, 9.24', () => {
    const markup = html(<ResendOtpModal open onClose={none} onChoose={none} />)
    expect(buttons(markup)).toEqual(expect.arrayContaining(['SMS', 'Voice call']))
  })

  it('has a way to close it only where that is allowed §4.21', () => {
    const free = html(<Modal open title="Choose" onClose={none} />)
    const bound = html(<Modal open dismissable={false} title="Choose" onClose={none} />)
    expect(buttons(free)).toEqual(['Close'])
    expect(buttons(bound)).toEqual([])
  })
})

describe('money', () => {
  it('of a balance is the naira sign, grouped thousands and .00 §3.9, 3.10', () => {
    expect(html(<Money amount={kobo(12_450)} balance />)).toContain('₦12,450.00')
  })

  it('that is hidden is asterisks of one length, whatever it is §3.9', () => {
    const hidden = html(<Money amount={kobo(12_450)} balance hidden />)
    expect(hidden).toContain('******')
    expect(hidden).not.toMatch(/\d/)
    expect(hidden).toBe(html(<Money amount={5} balance hidden />))
  })
})

describe('the code field', () => {
  it('is one numeric field drawn as six boxes, one digit each §5.12, 9.10', () => {
    const markup = html(<OtpField label="Code" value="123" onChange={none} />)
    expect(markup.match(/<input/g)).toHaveLength(1)
    expect(markup).toContain('inputMode="numeric"')
    expect(markup).toContain('autoComplete="one-time-code"')
    expect([...markup.matchAll(/otp-box[^>]*>(\d?)</g)].map(([, digit]) => digit)).toEqual([
      '1',
      '2',
      '3',
      '',
      '',
      '',
    ])
  })
})

describe('the number pad', () => {
  it('offers every number once, and only picked ones when the line is full', () => {
    const markup = html(<NumberPad of={40} picked={[3, 7]} full onToggle={none} label="Line 1" />)
    expect(buttons(markup)).toEqual(Array.from({ length: 40 }, (_, n) => String(n + 1)))
    expect(markup.match(/aria-pressed="true"/g)).toHaveLength(2)
    expect(markup.match(/aria-disabled="true"/g)).toHaveLength(38)
    expect(markup.match(/tabindex="0"/gi)).toHaveLength(1)
  })
})

describe('a table', () => {
  const columns = [{ key: 'a', header: 'A', value: (row: { a: string }) => row.a }]

  it('without rows says No data available, with a sub-heading where there is one §2.101', () => {
    expect(html(<DataTable columns={columns} rows={[]} />)).toContain('No data available')
    const own = html(
      <DataTable columns={columns} rows={[]} empty={{ heading: 'No winners yet', sub: 'Soon' }} />,
    )
    expect(own).toContain('No winners yet')
    expect(own).toContain('Soon')
  })

  it('whose rows did not arrive gives no number of entries: nobody knows it', () => {
    const failed = html(<DataTable columns={columns} rows={[]} error={new Error('Server Error')} />)
    expect(failed).toContain('Server Error')
    expect(failed).not.toContain('entries')
    expect(html(<DataTable columns={columns} rows={[]} />)).toContain('Showing 0 to 0 out of 0 entries')
  })

  it('has title, search box, day buttons and a loading state where they are asked for §2.100', () => {
    const markup = html(
      <DataTable
        title="Winners"
        columns={columns}
        rows={[]}
        loading
        search={{ placeholder: 'Email / Phone number' }}
        filters="days"
      />,
    )
    expect(markup).toContain('Winners')
    expect(markup).toContain('placeholder="Email / Phone number"')
    expect(buttons(markup)).toEqual(expect.arrayContaining(['Today', 'Yesterday', 'Custom Filter']))
    expect(markup).toContain('aria-busy="true"')
  })

  it('writes its counts as every other figure is written', () => {
    const counts = [{ key: 'lines', header: 'Lines', value: (row: { lines: number }) => row.lines }]
    expect(html(<DataTable columns={counts} rows={[{ lines: 12_345 }]} />)).toContain('>12,345<')
  })

  it('has a page-size picker of 10, the entries line, and first, previous, next and last §2.102, 9.26', () => {
    const rows = Array.from({ length: 23 }, (_, n) => ({ a: `row ${n}` }))
    const markup = html(<DataTable columns={columns} rows={rows} />)
    expect(markup.match(/<tr/g)).toHaveLength(11)
    expect(markup).toContain('Showing 1 to 10 out of 23 entries')
    expect([...markup.matchAll(/<option[^>]*>(\d+)/g)].map(([, size]) => size)).toEqual([
      '10',
      '20',
      '30',
      '40',
      '50',
    ])
    expect(buttons(markup)).toEqual(
      expect.arrayContaining(['First page', 'Previous page', 'Next page', 'Last page']),
    )
  })

  it('highlights the current page of its numbered pages §2.103', () => {
    const markup = html(<Pagination page={3} pages={9} onPage={none} />)
    expect(buttons(markup)).toEqual([
      'First page',
      'Previous page',
      'Page 1',
      'Page 2',
      'Page 3',
      'Page 4',
      'Page 9',
      'Next page',
      'Last page',
    ])
    expect(markup).toMatch(/aria-label="Page 3" aria-current="page"/)
    expect(markup.match(/aria-current/g)).toHaveLength(1)
  })
})

describe('small signs', () => {
  it('tell a hit from a miss without colours', () => {
    const line = html(<HitRow numbers={[7, 9]} hits={[9]} label="Line 1" />)
    expect(line.match(/ (hit|not drawn)(?=<)/g)).toEqual([' not drawn', ' hit'])
  })

  it('keep a progress between 0 and 100', () => {
    expect(html(<ProgressBar value={140} label="Super Jackpot" />)).toContain('value="100"')
    expect(html(<ProgressBar value={-2} label="Super Jackpot" />)).toContain('value="0"')
  })
})
