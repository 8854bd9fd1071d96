export const pageOf = async <Row, OnWire>(
  query: { page: number; page_size: number },
  list: (limit: number, offset: number) => Promise<Row[]>,
  count: () => Promise<number>,
  onWire: (row: Row) => OnWire,
) => {
  const { page, page_size } = query
  const rows = await list(page_size, (page - 1) * page_size)
  return { results: rows.map(onWire), count: await count(), page, page_size }
}
