// What each of the operator's commands is called with, in a line, and whether it changes anything.

interface Help {
  usage: string
  about: string
  /** `reads`: nothing is changed or written down; `notes`: it wants WHO and WHY among its own words. */
  is: 'reads' | 'changes' | 'notes'
}

const of = (is: Help['is'], rows: Record<string, readonly [usage: string, about: string]>) =>
  Object.entries(rows).map(
    ([name, [usage, about]]) => [name, { usage: `${name} ${usage}`.trim(), about, is }] as const,
  )

const help = new Map<string, Help>([
  ...of('reads', {
    show: ['', 'the funds behind the prizes, what is owed, and each game’s limits'],
    cases: ['', 'withdrawals that wait for a person'],
    matches: ['[DAY]', 'real matches that need somebody'],
    items: ['', 'item prizes that wait for somebody'],
    documents: ['', 'identity documents that wait'],
    reconcile: ['[DAYS]', 'compares the books of the providers with ours'],
    regulator: ['FROM TO FOLDER', 'sales, prizes, tax and complaints by day, as CSV'],
    log: ['[MANY]', 'what was done by command, by whom and why'],
    chat: ['', 'chat messages that players have reported'],
  }),
  ...of('changes', {
    'fund-reserve': ['NAIRA', 'adds to the reserve behind the prizes'],
    'fund-salaries': ['NAIRA', 'adds to the fund behind monthly prizes'],
    resume: ['GAME', 'sells a game again'],
    'issue-cards': ['MANY NAIRA', 'makes scratch cards'],
    'accept-key': ['SETTING ID', 'lets nodes start with another key'],
    'sell-again': ['', 'lets sales go on where the ledger is whole'],
    testimonials: ['[ID show|refuse]', 'what players said and nobody has read, or decides about one'],
    newsletter: ['FILE', 'queues a newsletter'],
    result: ['ID 2-1', 'the result of a match'],
    void: ['ID', 'calls a match off'],
    document: ['ID FILE', 'writes the picture of a document into a file'],
    hold: ['GAME REASON | ID REASON HOURS WHO WHY', 'stops a game’s sale, or keeps a withdrawal'],
    reopen: ['PHONE WHY', 'opens play again after a self-exclusion'],
    'register-exclusion': ['PHONE DAY|forever|over', 'what the state’s register says of a player'],
  }),
  ...of('notes', {
    approve: ['ID WHO WHY', 'lets a withdrawal go out that waits for a review'],
    release: ['ID WHO WHY', 'ends a hold'],
    'give-back': ['ID WHO WHY', 'puts a withdrawal back into the wallet'],
    deleted: ['D-12 WHO WHY', 'who a deleted player was'],
    'hand-over': ['D-12 PHONE WHO WHY', 'moves what is kept for a deleted player'],
    'accept-document': ['ID WHO WHY', 'accepts an identity document'],
    'refuse-document': ['ID WHO WHY', 'refuses an identity document'],
    'chat-hide': ['CHANNEL NUMBER WHO WHY', 'takes a message down'],
    'chat-restore': ['CHANNEL NUMBER WHO WHY', 'shows a message again'],
    'chat-mute': ['AUTHOR HOURS WHO WHY', 'lets a player read only'],
    'chat-slow': ['CHANNEL SECONDS WHO WHY', 'slows a channel'],
  }),
])

/** Of a command nobody has described it is thought that it changes something. */
export const helpOf = (name: string): Help =>
  help.get(name) ?? { usage: name, about: 'see docs/operations.md', is: 'changes' }
