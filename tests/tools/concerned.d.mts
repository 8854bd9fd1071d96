export const concerned: (
  changed: string[],
  texts: Record<string, string>,
) => { specs: string[]; everywhere: boolean }
export const readersOf: (changed: string[], texts: Record<string, string>) => string[]
