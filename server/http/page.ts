export const pageOf = async <OnWire>(
  { page, page_size }: { page: number; page_size: number },
  list: (limit: number, offset: number) => Promise<OnWire[]>,
  count: () => Promise<number>,
) => ({ results: await list(page_size, (page - 1) * page_size), count: await count(), page, page_size })
