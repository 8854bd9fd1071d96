import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { isChat, scrollStart } from './shell-rules.ts'

/** After navigation: scrolls up (chats go to their own end), focuses the new heading, announces its title. */
export const ShellNavigation = () => {
  // The summary of some games has the address of the picks, and is a page of its own for players.
  const page = useRouterState({
    select: ({ resolvedLocation: at }) => at && at.pathname + /[?&](step=)?summary/.test(at.searchStr),
  })
  const hash = useRouterState({ select: state => state.resolvedLocation?.hash })
  const first = useRef(true)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (page === undefined) return
    const path = location.pathname
    const start = scrollStart(path, innerWidth)
    if (first.current) {
      first.current = false
      // A visitor may have scrolled the page that came before the app.
      if (scrollY < start) scrollTo(0, start)
      return
    }
    if (!hash && !isChat(path)) scrollTo(0, start)
    const heading = document.querySelector<HTMLElement>('main h1')
    // A field on the page may already have the focus.
    if (heading && !document.querySelector('dialog[open], main input:focus')) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    setTitle(document.title)
  }, [page, hash])
  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  )
}
