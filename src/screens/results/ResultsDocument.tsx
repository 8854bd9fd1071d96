// Everything public about a draw, for people who check it with their own tools.
import { Fragment } from 'react'
import type { Batch } from '#src/contract/draws.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { documentFacts } from './document-facts.ts'

export const ResultsDocument = ({ batch }: { batch: Batch }) => (
  <details className="card">
    <summary className="row min-h-11 cursor-pointer font-bold">
      The public record of this draw
      <Icon name="down" size={20} className="flex-none text-soft" />
    </summary>
    <dl className="mt-2 grid gap-y-1 text-sm">
      {documentFacts(batch).map(([term, value]) => (
        <Fragment key={term}>
          <dt className="text-soft mt-2">{term}</dt>
          <dd className="num break-all whitespace-pre-line">{value}</dd>
        </Fragment>
      ))}
    </dl>
  </details>
)
