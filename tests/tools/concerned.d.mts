export const concerned: (
  changed: string[],
  texts: Record<string, string>,
) => { specs: string[]; everywhere: boolean }
