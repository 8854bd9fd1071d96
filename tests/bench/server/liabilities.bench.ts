// The night's total of what is owed to a million players, on PostgreSQL on disk: how long counting takes and on what, how
// long one player's proof is, and how long checking it takes.
//
// npm run bench:server -- liabilities [--players=1000000]
//
// Targets: counted within a minute, a proof (leaf and path) below 2 KB, checked within 100 ms on a phone, taken to be six
// times slower than this processor. Each player has three wallets, every tenth a withdrawal under way.
import { forJobs, openPostgres } from '#server/db/postgres.ts'
import { findLeaf } from '#server/db/queries/log/liabilities.ts'
import { countLiabilities } from '#server/deeds/log/count-liabilities.ts'
import { publishLog } from '#server/deeds/log/publish-log.ts'
import { onDatabase } from '#server/service.ts'
import { countedOnWire } from '#server/wire/counted.ts'
import { checkCounted } from '#src/proof/liabilities.ts'
import { startPostgres } from '../../support/postgres.ts'
import { flag, median } from './figures.ts'
import { serviceOn } from './players.ts'

const PLAYERS = flag('players', 1_000_000)
const PHONE = 6 // times slower
const CHECKS = 50
const PIECE = 20_000

const postgres = await startPostgres()
const url = await postgres.another('liabilities')
const { service } = await serviceOn(url, 'warn')
const jobs = onDatabase(
  service,
  openPostgres(url, () => undefined, 1, forJobs),
)

await jobs.db.many`insert into bank (code, name) values ('058', 'A bank') on conflict do nothing`
for (let from = 1; from <= PLAYERS; from += PIECE) {
  const last = Math.min(PLAYERS, from + PIECE - 1)
  await jobs.db.many`
    with made as (
      insert into player (phone, password_hash, consent_version, consent_at)
      select '+23480' || lpad(n::text, 8, '0'), 'nobody logs in', 'v1', game_clock()
      from generate_series(${from}::int, ${last}::int) n returning id),
    left_with as (
      insert into withdrawal (id, player_id, amount, bank_code, bank_name, account_number, account_name, state)
      select gen_random_uuid(), id, 50000, '058', 'A bank', '0123456789', 'Ada Obi', 'reserved'
      from made where id % 10 = 0)
    insert into account (code, player_id, wallet, balance)
    select 'player:' || id || ':' || wallet, id, wallet, 0
    from made, unnest(array['play', 'bonus', 'winnings']) wallet`
  await jobs.db.many`
    insert into transfer (debit_account, credit_account, amount, kind, cause)
    select (select id from account where code = 'clearing:card'), a.id, 100 + a.id % 1000000, 'top_up', a.code
    from player p join account a on a.player_id = p.id
    where p.phone between '+23480' || lpad(${from}::text, 8, '0') and '+23480' || lpad(${last}::text, 8, '0')
      and a.wallet <> 'bonus'`
}
await jobs.db.many`analyze player, account, withdrawal`

let longest = 0
let last = performance.now()
const beat = setInterval(() => {
  longest = Math.max(longest, performance.now() - last)
  last = performance.now()
}, 5)
const began = performance.now()
const total = await countLiabilities(jobs)
const seconds = (performance.now() - began) / 1_000
clearInterval(beat)
const memory = process.resourceUsage().maxRSS / 1_024

await publishLog(jobs)
const some = await service.db.one<{ id: number; phone: string }>`
  select id, phone from player order by id offset ${Math.floor(PLAYERS / 2)} limit 1`
const counted = await service.db.tx(async tx => countedOnWire(tx, (await findLeaf(tx, some!.id))!, service))
const proof = Buffer.byteLength(JSON.stringify({ leaf: counted.leaf, path: counted.path }))
const text = JSON.stringify(counted)
const took = Array.from({ length: CHECKS }, () => {
  const at = performance.now()
  const result = checkCounted(JSON.parse(text), some!.phone)
  if (result.state !== 'passed') throw new Error(JSON.stringify(result))
  return performance.now() - at
})
const check = median(took)

const tell = (isWell: boolean, line: string) => {
  if (!isWell) process.exitCode = 1
  console.log(`${isWell ? ' ' : '!'} ${line}`)
}
console.log(`  ${PLAYERS.toLocaleString('en')} players, ${total} kobo`)
tell(seconds < 60, `counted and stored in ${seconds.toFixed(1)} s, aim 60 s`)
console.log(
  `  the service's thread stood still for at most ${longest.toFixed(0)} ms; ${memory.toFixed(0)} MB in all`,
)
tell(
  proof < 2_048,
  `a proof of ${proof} bytes in ${counted.path.length} steps, aim 2,048; the whole answer ${text.length}`,
)
const phone = `first ${took[0]!.toFixed(1)} ms, then ${check.toFixed(1)} ms; times ${PHONE} for a phone ${(took[0]! * PHONE).toFixed(0)} and ${(check * PHONE).toFixed(0)} ms`
tell(took[0]! * PHONE < 100, `checked in ${phone}, aim 100 ms`)
await jobs.db.close()
await service.db.close()
postgres.stop()
process.exit()
