// The frame of a text page: one narrow column, easy to read on a phone.
import type { ReactNode } from 'react'

interface Props {
  title: string
  lead: string
  children: ReactNode
}

export const PagesText = ({ title, lead, children }: Props) => (
  <article className="page">
    <div className="max-w-[68ch] mx-auto grid gap-8">
      <header className="cloth cloth-violet rounded-3xl p-5">
        <h1 className="text-[32px] leading-tight font-extrabold">{title}</h1>
        <p className="text-[17px] mt-2">{lead}</p>
      </header>
      {children}
    </div>
  </article>
)

interface PagesSectionProps {
  id?: string
  title: string
  children: ReactNode
}

export const PagesSection = ({ id, title, children }: PagesSectionProps) => (
  <section id={id} className="grid gap-3">
    <h2 className="text-[21px] font-extrabold">{title}</h2>
    {children}
  </section>
)
