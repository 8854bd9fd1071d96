import { useMatches } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { findLast } from '#src/lib/find-last.ts'

/** Renders the routes' `head`, title and description, in place of a prerendered page's. The innermost route wins. */
export const ShellHead = () => {
  const meta = useMatches().flatMap(match => match.meta ?? [])
  const title = findLast(meta, tag => tag?.title !== undefined)?.title
  const description = findLast(meta, tag => tag?.name === 'description')
  // With the first title of ours and not before: a page without one has no name for a screen reader.
  useLayoutEffect(() => {
    if (title) for (const tag of document.querySelectorAll('[data-static]')) tag.remove()
  }, [title])
  return (
    <>
      {title && <title>{title}</title>}
      {description && <meta {...description} />}
    </>
  )
}
