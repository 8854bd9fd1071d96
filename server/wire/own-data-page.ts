// The copy of a player's data as one page that opens without a network, in readable words where we have them.
import { brand } from '#src/brand.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { formatMoney } from '#src/lib/money.ts'

interface Copy {
  made_at: string
  data: Record<string, Record<string, unknown>[]>
}

const TITLES: Record<string, string> = {
  player: 'You',
  national_identity: 'Your national identity number',
  account: 'Your wallets',
  transfer: 'Every movement of your money',
  ticket: 'Your tickets',
  payout: 'What your tickets brought',
  slip: 'Slips you registered',
  soccer_pick: 'Scores you predicted',
  advance: 'Draws you paid ahead',
  advance_draw: 'Each draw you paid ahead',
  standing_order: 'Your standing orders',
  order_ticket: 'Tickets that your standing orders bought',
  syndicate: 'Group tickets that you made or have a share of',
  syndicate_share: 'Your shares of group tickets',
  line_offer: 'Lucky numbers that were offered to you',
  annuity: 'Prizes paid once or monthly',
  top_up: 'Your top-ups',
  withdrawal: 'Your withdrawals',
  payout_attempt: 'Tries to pay your withdrawals',
  beneficiary: 'Bank accounts you saved',
  debt: 'What you owed',
  consent: 'The 18+ text you agreed to',
  click_consent: 'Whether clicks on adverts may be noted',
  click_record: 'Adverts that led you here',
  session: 'Where you were logged in',
  known_device: 'Devices we know as yours',
  push_device: 'Devices that get your alerts',
  alert: 'Alerts about you',
  referral: 'Friends and invitations',
  google_identity: 'Your Google account',
  identity_document: 'Documents you sent (the pictures are kept sealed)',
  testimonial: 'What you said about us',
  account_change: 'Changes of password, PIN, phone number and name',
  phone_change: 'Changes of your phone number',
  one_time_code: 'Codes that were sent to you',
  mail_outbox: 'E-mails to you, and messages about your account and what you won',
  newsletter_address: 'The newsletter',
  data_export: 'Copies you asked for',
  account_deletion: 'Deletions you asked for',
  request_key: 'Requests your app sent',
}

const MONEY = new Set(
  `above amount asked balance bids_cost bonus cashback cost day_staked later leaving month_staked monthly most once own_stake
  paid play prizes spent stake stake_per_line staked stakes taken_back tax week_staked winnings withheld won worst`.split(
    /\s+/,
  ),
)

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const spelled = (name: string): string => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ')

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

const shown = (name: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'number' && MONEY.has(name)) return formatMoney(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return INSTANT.test(value) ? formatDateTime(Date.parse(value)) : value
  if (Array.isArray(value) && Array.isArray(value[0]))
    return (value as number[][]).map(line => line.join(' ')).join(' / ')
  return Array.isArray(value)
    ? value.join(', ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)
}

const tableOf = (rows: readonly Record<string, unknown>[]): string => {
  const names = [...new Set(rows.flatMap(row => Object.keys(row)))].filter(name =>
    rows.some(row => shown(name, row[name]) !== ''),
  )
  const head = names.map(name => `<th scope="col">${escaped(spelled(name))}</th>`).join('')
  const body = rows
    .map(row => `<tr>${names.map(name => `<td>${escaped(shown(name, row[name]))}</td>`).join('')}</tr>`)
    .join('\n')
  return `<div><table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>`
}

const LOOK = `body{font:16px/1.5 system-ui,sans-serif;margin:1rem;max-width:80rem}div{overflow-x:auto}
table{border-collapse:collapse;font-size:.875rem}th,td{border:1px solid #999;padding:.25rem .5rem;text-align:left;vertical-align:top}
@media(prefers-color-scheme:dark){body{background:#1a0a2a;color:#f5f0fa}}`

export const ownDataPage = ({ made_at, data }: Copy): string => {
  const parts = Object.entries(data).map(
    ([table, rows]) =>
      `<section><h2>${escaped(TITLES[table] ?? spelled(table))} (${rows.length})</h2>\n${tableOf(rows)}</section>`,
  )
  const title = `Everything ${brand.name} keeps about you`
  return `<!doctype html>
<html lang="en-NG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${LOOK}</style></head><body><h1>${title}</h1>
<p>As of ${formatDateTime(Date.parse(made_at))}. Times are those of Lagos. Passwords, PINs and keys are kept only as hashes, which say nothing, and are left out. Questions: ${brand.supportEmail}</p>
${parts.join('\n')}
</body></html>
`
}
