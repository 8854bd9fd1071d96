import { useMatches } from '@tanstack/react-router'
import { findLast } from '#src/lib/find-last.ts'

/** Renders the routes' `head`: the title and a sentence for search engines. The innermost route wins. */
export const ShellHead = () => {
  const meta = useMatches().flatMap(match => match.meta ?? [])
  const title = findLast(meta, tag => tag?.title !== undefined)?.title
  const description = findLast(meta, tag => tag?.name === 'description')
  return (
    <>
      {title && <title>{title}</title>}
      {description && <meta {...description} />}
    </>
  )
}
