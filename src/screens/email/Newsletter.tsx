// Where the links of newsletters lead. Opening one changes nothing: mail programs look at links before people do.
import { useConfirmNewsletter, useLeaveNewsletter } from '#src/api/accounts/email.ts'
import { Button } from '#src/ui/Button.tsx'
import { words } from '../shared/email-words.ts'

interface Deed {
  about: string
  button: string
  done: string
}

const deeds: Record<'confirm' | 'leave', Deed> = {
  confirm: { about: words.$oneTapAndYou, button: words.$yesSendItTo, done: words.$youGetItFrom },
  leave: { about: words.$oneTapAndNo, button: words.$unsubscribe, done: words.$youGetNoMore },
}

const Ask = ({ deed, link }: { deed: keyof typeof deeds; link: string }) => {
  const confirm = useConfirmNewsletter()
  const leave = useLeaveNewsletter()
  const { mutate, isPending, isSuccess, error } = deed === 'confirm' ? confirm : leave
  const { about, button, done } = deeds[deed]
  if (isSuccess)
    return (
      <p role="status" className="font-bold">
        {done}
      </p>
    )
  return (
    <>
      <p>{about}</p>
      {error && <p role="alert">{error.message}</p>}
      <div>
        <Button kind="gold" loading={isPending} onClick={() => mutate(link)}>
          {button}
        </Button>
      </div>
    </>
  )
}

interface Props {
  confirm?: string | undefined
  leave?: string | undefined
}

export const Newsletter = ({ confirm, leave }: Props) => {
  const link = confirm ?? leave
  return (
    <div className="page">
      <div className="card stack w-full max-w-md mx-auto">
        <h1 className="title-1">{words.$ourNewsletter}</h1>
        {link ? <Ask deed={confirm ? 'confirm' : 'leave'} link={link} /> : <p>{words.$thisLinkIsNot}</p>}
      </div>
    </div>
  )
}
