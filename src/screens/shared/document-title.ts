import { brand } from '#src/brand.ts'

/** What the tab and the history show; for the `head` of a route. */
export const pageHead = (title: string, description?: string) => ({
  meta: [
    { title: `${title} · ${brand.name}` },
    ...(description ? [{ name: 'description', content: description }] : []),
  ],
})
