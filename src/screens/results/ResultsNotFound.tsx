import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { words } from './words.ts'

export const ResultsNotFound = () => (
  <div className="page">
    <h1 className="sr-only">{words.$resultNotFound}</h1>
    <EmptyState
      heading={words.$weHaveNoDraw}
      sub={words.$aBatchCodeLooks}
      action={
        <LinkButton to="/results" kind="brand">
          {words.$allResults}
        </LinkButton>
      }
    />
  </div>
)
