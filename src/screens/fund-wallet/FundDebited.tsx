import { useState } from 'react'
import { useAskAboutTopUp, type TopUp } from '#src/api/wallet.ts'
import { Button } from '#src/ui/Button.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { debitedWords } from './top-up-words.ts'
import { words } from './words.ts'

/** Money left the bank but has not arrived: asks the provider by the reference, and shows its answer. */
export const FundDebited = ({ reference }: { reference: string }) => {
  const ask = useAskAboutTopUp()
  const [said, setSaid] = useState<string>()
  const [error, setError] = useState<Error>()
  const send = () =>
    ask.mutate(reference, {
      onSuccess: (topUp: TopUp) => setSaid(debitedWords(topUp)),
      onError: setError,
    })
  return (
    <div className="stack">
      <Button kind="quiet" block loading={ask.isPending} onClick={send}>
        {words.$iWasDebited}
      </Button>
      {said && <p role="status">{said}</p>}
      <ErrorAlert error={error} onClose={() => setError(undefined)} />
    </div>
  )
}
