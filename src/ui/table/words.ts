import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('uiTable', {
  $noDataAvailable: 'No data available',
  $onlyTheNewest: 'Only the newest are looked through here.',
  $rowsAPage: 'Rows a page',
  $pagesOf: (name: string | number) => `Pages of ${name}`,
  $showing: (from: number, to: number, rows: number | string) =>
    `Showing ${from} to ${to} out of ${rows} entries`,
  $allDays: 'All days',
  $today: 'Today',
  $yesterday: 'Yesterday',
  $day: 'Day',
  $customFilter: 'Custom Filter',
  $dayToShow: 'Day to show',
  $firstPage: 'First page',
  $previousPage: 'Previous page',
  $page: (n: number) => `Page ${n}`,
  $nextPage: 'Next page',
  $lastPage: 'Last page',
})
