import { useState } from 'react'
import { DAY, formatDateTime } from '#src/lib/lagos-time.ts'
import { formatMoney, kobo } from '#src/lib/money.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { DataTable, type Column } from '#src/ui/table/DataTable.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { toast } from '#src/ui/toast.ts'

interface Row {
  batch: string
  at: number
  paid: number
}

const columns: readonly Column<Row>[] = [
  { key: 'batch', header: 'Batch', sortable: true, value: row => row.batch },
  { key: 'at', header: 'When', sortable: true, value: row => row.at, cell: row => formatDateTime(row.at) },
  {
    key: 'paid',
    header: 'Paid out',
    align: 'right',
    sortable: true,
    value: row => row.paid,
    cell: row => formatMoney(row.paid),
  },
]

const tabs = [
  { id: 'full', label: 'Full' },
  { id: 'loading', label: 'Loading' },
  { id: 'empty', label: 'Empty' },
  { id: 'failed', label: 'Failed' },
] as const

type Tab = (typeof tabs)[number]['id']

export const DevTables = () => {
  const [tab, setTab] = useState<Tab>('full')
  const [now] = useState(serverNow)
  const rows = Array.from({ length: 137 }, (_, n) => ({
    batch: `IC-${1000 + n}`,
    at: now - (n * DAY) / 20,
    paid: kobo((n * 7919) % 50_000),
  }))
  return (
    <Tabs tabs={tabs} value={tab} onChange={setTab} label="State of the table">
      <DataTable
        key={tab}
        title="Results"
        columns={columns}
        rows={tab === 'full' ? rows : []}
        loading={tab === 'loading'}
        error={tab === 'failed' ? 'Server Error' : undefined}
        search={{ placeholder: 'Batch code' }}
        filters="days"
        dateOf={row => row.at}
        onRow={row => toast.neutral(row.batch)}
      />
    </Tabs>
  )
}
