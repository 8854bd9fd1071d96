import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'

interface TabsProps<Id extends string> {
  tabs: readonly { id: Id; label: string }[]
  value: Id
  onChange: (id: Id) => void
  /** Without one, the tabs repeat a field's label, so the panel is not named after them. */
  label?: string
  /** What a tour calls the row. */
  tour?: string
  /** What the chosen tab shows. */
  children: ReactNode
}

/** A row of tabs; arrows, Home and End move as usual. */
export const Tabs = <Id extends string>({ tabs, value, onChange, label, tour, children }: TabsProps<Id>) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const chosenAt = tabs.findIndex(({ id }) => id === value)
  // A narrow phone does not show every tab: centre the chosen one without scrolling the page. After the paint, because
  // measuring before it would make a new page lay itself out early.
  useEffect(() => {
    const box = list.current
    const chosen = box?.querySelectorAll<HTMLElement>('[role=tab]')[chosenAt]
    if (!box || !chosen) return
    const [outer, inner] = [box.getBoundingClientRect(), chosen.getBoundingClientRect()]
    box.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
  }, [chosenAt])
  const move = (event: KeyboardEvent) => {
    const to = { ArrowRight: chosenAt + 1, ArrowLeft: chosenAt - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const place = (to + tabs.length) % tabs.length
    const next = tabs[place]
    if (!next) return
    onChange(next.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="tabs" data-tour={tour}>
        {tabs.map(tab => (
          <button
            key={tab.id}
            id={`${id}${tab.id}`}
            type="button"
            role="tab"
            className="tab"
            aria-selected={tab.id === value}
            aria-controls={id}
            tabIndex={tab.id === value ? 0 : -1}
            onKeyDown={move}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={id} aria-labelledby={label && `${id}${value}`}>
        {children}
      </div>
    </>
  )
}
