// A check and how its outcome is reported: checks throw their findings, and nothing else escapes.

export type CheckState =
  | 'passed'
  | 'failed'
  /** Something it needs is not there yet. */
  | 'waiting'
  /** What it needs will never be there, rightly: stakes went back, for example. */
  | 'none'
  /** Nothing is wrong, but there is only the operator's word for it. */
  | 'unproven'

export interface CheckResult {
  title: string
  state: CheckState
  /** What was compared, or why it failed, as a sentence. */
  detail: string
}

class Outcome extends Error {
  constructor(
    readonly state: Exclude<CheckState, 'passed'>,
    message: string,
  ) {
    super(message)
  }
}

/** @throws Outcome always */
export const fail = (why: string): never => {
  throw new Outcome('failed', why)
}
/** @throws Outcome always */
export const wait = (why: string): never => {
  throw new Outcome('waiting', why)
}
/** @throws Outcome always */
export const thereIsNone = (why: string): never => {
  throw new Outcome('none', why)
}
/** @throws Outcome always */
export const leaveOpen = (why: string): never => {
  throw new Outcome('unproven', why)
}

export const must: (truth: boolean, otherwise: string) => asserts truth = (truth, otherwise) => {
  if (!truth) fail(otherwise)
}

/** @param check returns what it compared, or throws one of the above */
export const outcomeOf = (title: string, check: () => string): CheckResult => {
  try {
    return { title, state: 'passed', detail: check() }
  } catch (error) {
    return error instanceof Outcome
      ? { title, state: error.state, detail: error.message }
      : { title, state: 'failed', detail: 'The proof is damaged' }
  }
}
