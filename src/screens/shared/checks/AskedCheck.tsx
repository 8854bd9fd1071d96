import { useMutation } from '@tanstack/react-query'
import type { CheckResult } from '#src/proof/checks.ts'
import { TextButton } from '#src/ui/buttons/TextButton.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { CheckList } from './CheckList.tsx'
import { ChecksFailed } from './ChecksFailed.tsx'

interface Props {
  label: string
  check: () => Promise<CheckResult[]>
  /** As for `ChecksFailed`. */
  name: string
  shown: unknown
}

/** Checks that cost data: they run once somebody asks for them. */
export const AskedCheck = ({ label, check, name, shown }: Props) => {
  const checking = useMutation({ mutationFn: check })
  if (checking.error)
    return (
      <div className="mt-3">
        <ErrorNote error={checking.error} onRetry={() => checking.mutate()} />
      </div>
    )
  return checking.data ? (
    <>
      <CheckList checks={checking.data} />
      <ChecksFailed checks={checking.data} name={name} shown={shown} />
    </>
  ) : (
    <TextButton className="mt-2" aria-busy={checking.isPending} onClick={() => checking.mutate()}>
      {label}
    </TextButton>
  )
}
