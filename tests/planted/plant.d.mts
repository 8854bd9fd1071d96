import type { Bug } from './bugs.mjs'

export const faultsOf: (bugs: readonly Bug[], folder: string) => string[]
