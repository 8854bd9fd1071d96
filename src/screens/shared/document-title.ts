import { brand } from '#src/brand.ts'

/** The title shown by the tab and the history, for a route's `head`. */
export const pageHead = (title: string, description?: string) => ({
  meta: [
    { title: `${title} · ${brand.name}` },
    ...(description ? [{ name: 'description', content: description }] : []),
  ],
})
