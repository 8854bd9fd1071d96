import { lazy, type ComponentType } from 'react'

const Nothing = () => null

/**
 * An optional part of a page, in a file of its own. If the file is lost (pwa/lost-file.ts), it resolves to undefined and
 * the page does without the part.
 */
export const part = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<P> => Nothing) }))
