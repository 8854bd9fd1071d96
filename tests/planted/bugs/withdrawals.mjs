const SETTLE = 'server/deeds/withdrawals/settle-attempt.ts'
const FOLLOW = 'server/deeds/withdrawals/follow-transfer.ts'
const REQUEST = 'server/deeds/withdrawals/request-withdrawal.ts'

const PAYOUTS = 'tests/server/payouts.test.ts'
const WITHDRAWALS = 'tests/server/withdrawals.test.ts'
const DOCUMENTS = 'tests/server/documents.test.ts'

export const withdrawals = [
  {
    name: 'withdrawal/document-for-ever',
    what: 'an identity document of years ago still opens large withdrawals',
    changes: [
      {
        file: 'server/db/queries/accounts/identity-documents.ts',
        find: '${months}::int = 0 or',
        put: 'true or',
      },
    ],
    caughtBy: [[DOCUMENTS, 'asks for another document once the accepted one is too old']],
  },
  {
    name: 'withdrawal/refusal-of-a-repeat-believed',
    what: 'a repeated transfer that is refused counts as proof that the first one never arrived, and is paid again',
    changes: [{ file: FOLLOW, find: `isProof ? said : { outcome: 'unknown' }`, put: 'said' }],
    caughtBy: [[PAYOUTS, 'of a repeated transfer that is unsent proves nothing']],
  },
  {
    name: 'withdrawal/silence-is-refusal',
    what: 'a timeout gives the money back although it may have been paid',
    changes: [
      {
        file: FOLLOW,
        find: `'nobody knows yet whether a transfer was sent')
    return { outcome: 'unknown' } as const`,
        put: `'nobody knows yet whether a transfer was sent')
    return { outcome: 'refused', reason: '' } as const`,
      },
    ],
    caughtBy: [[PAYOUTS, 'that accepts and hangs is unknown']],
  },
  {
    name: 'withdrawal/another-provider-asked',
    what: 'whoever sends now is asked about what another one has got',
    changes: [{ file: FOLLOW, find: '.find(it => it.name === attempt.provider)', put: '[0]' }],
    caughtBy: [[PAYOUTS, 'an attempt is asked about where it was sent']],
  },
  {
    name: 'withdrawal/amount-not-compared',
    what: 'a transfer of another amount settles it',
    changes: [{ file: SETTLE, find: 'said.amount === attempt.amount && ', put: '' }],
    caughtBy: [[PAYOUTS, 'one kobo more or less']],
  },
  {
    name: 'withdrawal/sent-on-after-a-contradiction',
    what: 'a second attempt goes out although the provider says that the first one paid',
    changes: [
      {
        file: SETTLE,
        find: `if (row.hold_reason !== 'authority') await setHeld(tx, row.id, 'security', 72)`,
        put: '',
      },
    ],
    caughtBy: [[PAYOUTS, 'paid after "our balance is too low"']],
  },
  {
    name: 'withdrawal/pin-not-checked',
    what: 'any PIN sends winnings away',
    changes: [{ file: REQUEST, find: 'await checkPin(service, it, beforeWrong)', put: '' }],
    caughtBy: [[WITHDRAWALS, 'with a wrong PIN']],
  },
  {
    name: 'withdrawal/name-not-compared',
    what: 'winnings go to an account of somebody else',
    changes: [
      {
        file: 'server/deeds/withdrawals/resolve-account.ts',
        find: `if (account.fit === 'other' && service.settings.WITHDRAWAL_OTHER_NAMES === 'refuse')`,
        put: `if (service.settings.WITHDRAWAL_OTHER_NAMES !== 'refuse')`,
      },
    ],
    caughtBy: [[WITHDRAWALS, 'to an account of somebody else']],
  },
  {
    name: 'withdrawal/key-of-another-tab',
    what: 'a draft that another tab has sent is sent again under a key of its own',
    changes: [{ file: 'src/device/withdrawal-draft.ts', find: '!open || open.key === key', put: 'true' }],
    caughtBy: [['tests/screens/player-withdrawal.test.ts', 'a draft that another tab has sent']],
  },
]
