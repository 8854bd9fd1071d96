import type { ReactNode } from 'react'

interface Props {
  id: string
  title: string
  className?: string
  children: ReactNode
}

/** A part of a page that is named by its heading. */
export const Section = ({ id, title, className = 'card stack', children }: Props) => (
  <section className={className} aria-labelledby={id}>
    <h2 id={id} className="title-2">
      {title}
    </h2>
    {children}
  </section>
)
