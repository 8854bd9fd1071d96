import type { ComponentProps, ReactNode } from 'react'
import { Drawing } from '#src/ui/Drawing.tsx'
import { words } from './step-words.ts'

interface Props {
  title: string
  drawing: ComponentProps<typeof Drawing>['name']
  /** Which of how many, if there are several. */
  count?: readonly [at: number, of: number]
  /** What it is for, in a line. */
  about?: ReactNode
  children: ReactNode
}

/** One step of something longer than a tap: a band of cloth that says what it is, and the form below. */
export const Step = ({ title, drawing, count, about, children }: Props) => (
  <section className="card p-0 overflow-hidden">
    <div className="cloth p-4 flex items-center gap-4">
      <Drawing name={drawing} />
      <div className="min-w-0 flex-1">
        {count && <p className="eyebrow">{words.$stepOf(count[0], count[1])}</p>}
        <h2 className="title-2">{title}</h2>
        {about && <p className="text-sm mt-1">{about}</p>}
        {count && (
          <div className="mt-2" aria-hidden="true">
            <progress max={count[1]} value={count[0]} className="text-gold" />
          </div>
        )}
      </div>
    </div>
    <div className="stack p-4 pt-5">{children}</div>
  </section>
)
