const WITNESS = 'tests/witness/witness.test.ts'
const COSIGNATURE = 'tests/draws/cosignature.test.ts'
const IN_PYTHON = 'tests/verify/cosignature.test.ts'
const TICKET = 'tests/verify/ticket.test.ts'

export const witness = [
  {
    name: 'witness/forgets',
    what: 'a witness signs a state and does not keep it',
    changes: [
      {
        file: 'examples/witness/witness.mjs',
        find: '    store.keep(checkpoint)\n',
        put: '',
      },
    ],
    caughtBy: [[WITNESS, 'what was cosigned is remembered after kill -9']],
  },
  {
    name: 'witness/any-past',
    what: 'a witness believes a proof that does not begin with what it has seen',
    changes: [
      {
        file: 'examples/witness/tree.mjs',
        find: 'before.equals(oldRoot) && after.equals(root)',
        put: 'after.equals(root)',
      },
    ],
    caughtBy: [[WITNESS, 'another history is answered as the protocol says']],
  },
  {
    name: 'cosignature/no-name',
    what: 'the phone leaves the witness’s name out of the bytes that it has signed',
    changes: [
      {
        file: 'src/draws/cosignature.ts',
        find: 'withLength(name), ',
        put: '',
      },
    ],
    caughtBy: [[COSIGNATURE, 'what is signed is what the specification of cosignatures says']],
  },
  {
    name: 'cosignature/no-time',
    what: 'a witness that names no time counts as one that saw the seal in 1970',
    changes: [{ file: 'src/draws/cosignature.ts', find: 'time > 0 &&', put: 'time >= 0 &&' }],
    caughtBy: [[COSIGNATURE, 'a cosignature that names no time says nothing']],
  },
  {
    name: 'verify/late-head',
    what: 'the checker takes a head that was seen in the second of its round',
    changes: [
      {
        file: 'examples/verify/trust.py',
        find: 'if seen >= instant:',
        put: 'if seen > instant:',
      },
    ],
    caughtBy: [[TICKET, 'what no witness says in time is unproven']],
  },
  {
    name: 'verify/cosignature-no-name',
    what: 'the checker leaves the witness’s name out of the bytes that it has signed',
    changes: [
      {
        file: 'examples/verify/notes.py',
        find: '_with_length(key.name) + ',
        put: '',
      },
    ],
    caughtBy: [[IN_PYTHON, 'a batch whose only pinned witness signs with ML-DSA-44 passes']],
  },
  {
    name: 'verify/any-hints',
    what: 'the checker takes hints in any order, so that one signature can be written in many ways',
    changes: [
      {
        file: 'examples/verify/ml_dsa.py',
        find: 'places != sorted(set(places))',
        put: 'len(places) > OMEGA',
      },
    ],
    caughtBy: [[IN_PYTHON, 'hints count only in the one order']],
  },
]
