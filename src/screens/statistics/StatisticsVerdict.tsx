import type { ReactNode } from 'react'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'

interface Props {
  title: string
  heading: string
  text: string
  past: string
  /** What the verdict was calculated from. */
  figures: string | undefined
  check: ReactNode
}

/** What all counts together say about chance, and that they say nothing about the next draw. */
export const StatisticsVerdict = ({ title, heading, text, past, figures, check }: Props) => (
  <section aria-labelledby="all-together">
    <Slip>
      <h2 id="all-together" className="eyebrow">
        {title}
      </h2>
      <p className="title-2 mt-1">{heading}</p>
      <p className="mt-2">{text}</p>
      <Tear />
      <p>{past}</p>
      {figures && <p className="hint num mt-2">{figures}</p>}
      <LinkButton to="/results" kind="quiet" className="mt-3">
        {check}
      </LinkButton>
    </Slip>
  </section>
)
