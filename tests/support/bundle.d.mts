export const bundle: (
  name: string,
  entries: Record<string, string>,
) => Promise<{ folder: string; remove(): void }>
