export interface Bug {
  name: string
  what: string
  changes: { file: string; find: string; put: string }[]
  caughtBy: [file: string, title: string][]
}
export const bugs: readonly Bug[]
