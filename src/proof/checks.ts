// What a check is, and how its outcome is said: a check throws what it found, and never anything else gets out.

export type CheckState =
  | 'passed'
  | 'failed'
  /** What it needs is not there yet. */
  | 'waiting'
  /** Nothing is wrong, but only the operator's word says so. */
  | 'unproven'

export interface CheckResult {
  title: string
  state: CheckState
  /** What was compared, or why it failed, in a sentence. */
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
export const leaveOpen = (why: string): never => {
  throw new Outcome('unproven', why)
}

export const must: (truth: boolean, otherwise: string) => asserts truth = (truth, otherwise) => {
  if (!truth) fail(otherwise)
}

/** @param check answers with what it compared, or throws one of the above */
export const outcomeOf = (title: string, check: () => string): CheckResult => {
  try {
    return { title, state: 'passed', detail: check() }
  } catch (error) {
    return error instanceof Outcome
      ? { title, state: error.state, detail: error.message }
      : { title, state: 'failed', detail: 'The proof is damaged' }
  }
}
