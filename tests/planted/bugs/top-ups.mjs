const CREDIT = 'server/deeds/top-ups/credit-top-up.ts'
const TABLES = 'server/db/schema/02-ledger.sql'

const WEBHOOK = 'tests/server/webhook.test.ts'
const TOP_UPS = 'tests/server/top-ups.test.ts'
const TAKEN = 'tests/server/take-backs.test.ts'

export const topUps = [
  {
    name: 'top-up/not-verified',
    what: 'a webhook is believed before the provider says so itself',
    changes: [
      {
        file: CREDIT,
        find: `if (payment?.state !== 'success') return`,
        put: `if (!payment) return`,
      },
    ],
    caughtBy: [[WEBHOOK, 'that says success before the provider does credits nothing yet']],
  },
  {
    name: 'top-up/signature-not-checked',
    what: 'anybody may send a webhook',
    changes: [
      {
        file: 'server/deeds/top-ups/settle-webhook.ts',
        find: `if (!service.ports.payments.isSigned(rawBody, signature)) throw`,
        put: `if (signature === 'x') throw`,
      },
    ],
    caughtBy: [[WEBHOOK, 'without a signature, with a wrong one']],
  },
  {
    name: 'top-up/amount-not-compared',
    what: 'whoever pays one naira by card is credited',
    changes: [{ file: CREDIT, find: ': payment.amount === row.amount)', put: ': true)' }],
    caughtBy: [[WEBHOOK, 'whose payment has a wrong amount']],
  },
  {
    name: 'top-up/credited-twice',
    what: 'nobody looks again under the lock whether a top-up is credited, and the ledger takes it twice',
    changes: [
      { file: CREDIT, find: `if (!row || row.state === 'credited') return`, put: 'if (!row) return' },
      { file: TABLES, find: 'unique (kind, cause)', put: 'unique (id, kind, cause)' },
    ],
    caughtBy: [[WEBHOOK, 'sent 1,000 times at once credits once']],
  },
  {
    name: 'top-up/not-locked',
    what: 'a top-up is read without a lock, and the ledger takes it twice',
    changes: [
      {
        file: 'server/db/queries/money/top-ups.ts',
        find: 'where u.reference = ${reference} for update of u',
        put: 'where u.reference = ${reference}',
      },
      { file: TABLES, find: 'unique (kind, cause)', put: 'unique (id, kind, cause)' },
    ],
    caughtBy: [['tests/server/locks.test.ts', 'a top-up that two credit at once']],
  },
  {
    name: 'top-up/buys-behind-ones-back',
    what: 'a payment that arrives after hours still buys the ticket',
    changes: [
      {
        file: 'server/deeds/top-ups/buy-with-top-up.ts',
        find: 'if (row.age > PATIENCE)',
        put: 'if (row.age > PATIENCE * 1_000)',
      },
    ],
    caughtBy: [[TOP_UPS, 'buys nothing when the payment comes after the player has gone']],
  },
  {
    name: 'money/through-a-fraction',
    what: 'an amount goes through a fraction, and ₦1.15 becomes 114 kobo',
    changes: [
      {
        file: 'src/lib/fields/parse-money.ts',
        find: `return Number(match[1]!.replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'))`,
        put: `return Math.floor(Number(\`\${match[1]!.replaceAll(',', '')}.\${match[2] ?? 0}\`) * 100)`,
      },
    ],
    caughtBy: [['tests/server/wallet.test.ts', 'every kobo of an amount is moved']],
  },
  {
    name: 'taken-back/amount-of-the-message',
    what: 'every word of a payment that is taken back takes it again',
    changes: [
      {
        file: 'server/deeds/top-ups/follow-take-backs.ts',
        find: 'const change = gone - row.taken_back',
        put: 'const change = gone',
      },
    ],
    caughtBy: [[TAKEN, 'told fifty times at once is taken back once']],
  },
  {
    name: 'taken-back/plays-on',
    what: 'who owes for a payment that was taken back goes on buying',
    changes: [
      {
        file: 'server/db/queries/buying/purchases.ts',
        find: 'players_free_to_stake(${asked.map(it => it.playerId)}::bigint[], ${amounts}::bigint[])',
        put: '${asked.map(it => it.playerId)}::bigint[]',
      },
    ],
    caughtBy: [[TAKEN, 'that was used already is owed']],
  },
  {
    name: 'taken-back/forgotten',
    what: 'what a silent provider could not say of a taken payment is never asked again',
    changes: [
      {
        file: 'server/deeds/top-ups/reconcile-top-ups.ts',
        find: 'await listSuspects(service.db, 20)',
        put: '(await listSuspects(service.db, 20)).slice(20)',
      },
    ],
    caughtBy: [[TAKEN, 'while the provider does not answer is taken back later']],
  },
  {
    name: 'checkout/bought-but-late',
    what: 'a card payment whose ticket was bought before a long stop says that it came late',
    changes: [
      {
        file: 'server/deeds/top-ups/buy-with-top-up.ts',
        find: 'if (await isDone()) return bought\n  if (row.age > PATIENCE)',
        put: 'if (row.age > PATIENCE)',
      },
    ],
    caughtBy: [[TOP_UPS, 'says that it bought the ticket where the service stopped right after']],
  },
  {
    name: 'books/missed-nights',
    what: 'a night compares its own two days, whatever nights were missed before it',
    changes: [
      {
        file: 'server/deeds/reconciling/reconcile.ts',
        find: '(compared?.getTime() ?? end - DAY) - DAY',
        put: 'end - 2 * DAY',
      },
    ],
    caughtBy: [['tests/server/reconcile.test.ts', 'every day of missed nights is compared']],
  },
]
