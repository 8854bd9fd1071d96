// A picture of an identity document, if the operator's rules require one.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { identityQuery, useSendIdentityDocument } from '#src/api/accounts/identity.ts'
import { GoldLink, QuietButton } from '#src/ui/buttons/Wide.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Form, SubmitOnline } from '#src/ui/fields/Form.tsx'
import { Step } from '../shared/Step.tsx'
import { smallPicture } from './small-picture.ts'
import { words } from './words.ts'

const Send = ({ onSent }: { onSent: () => void }) => {
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<string>()
  const send = useSendIdentityDocument()
  const submit = async () => {
    const picture = file && (await smallPicture(file))
    if (!picture) return setFault(file ? words.$thatIsNoPicture : words.$chooseAPicture)
    setFault(undefined)
    send.mutate(picture, { onSuccess: onSent, onError: error => setFault(error.message) })
  }
  return (
    <Form onSubmit={submit}>
      <p>{words.$takeAPicture}</p>
      <label className="stack font-bold">
        {words.$chooseAPicture}
        <span className="input-box">
          <input
            type="file"
            accept="image/*"
            className="py-2 font-normal"
            onChange={event => setFile(event.currentTarget.files?.[0])}
          />
        </span>
      </label>
      {fault && <p role="alert">{fault}</p>}
      <SubmitOnline offline={words.$youAreOffline} loading={send.isPending}>
        {words.$sendThePicture}
      </SubmitOnline>
    </Form>
  )
}

export const Identity = () => {
  const query = useQuery(identityQuery())
  const [isAgain, setIsAgain] = useState(false)
  const it = query.data
  const shown = it?.state === 'waiting' && isAgain ? undefined : it?.state
  return (
    <div className="w-full max-w-md stack">
      <Step title={words.$yourIdentityDocument} drawing="lock" about={words.$onlyWhoChecksIt}>
        {query.isPending && <Skeleton lines={4} />}
        {query.error && <ErrorNote error={query.error} onRetry={() => void query.refetch()} />}
        {shown === 'waiting' && (
          <>
            <p role="status">{words.$weHaveIt}</p>
            <QuietButton onClick={() => setIsAgain(true)}>{words.$sendAnother}</QuietButton>
          </>
        )}
        {shown === 'accepted' && (
          <>
            <p role="status">{words.$itIsAccepted}</p>
            <GoldLink to="/withdrawals/fund">{words.$seeYourWithdrawals}</GoldLink>
          </>
        )}
        {shown === 'expired' && <p role="note">{words.$itHasExpired}</p>}
        {shown === 'refused' && <p role="note">{words.$itWasRefused(it!.why)}</p>}
        {query.isSuccess && shown !== 'waiting' && shown !== 'accepted' && (
          <Send onSent={() => setIsAgain(false)} />
        )}
      </Step>
    </div>
  )
}
