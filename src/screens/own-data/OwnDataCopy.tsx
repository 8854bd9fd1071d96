import { useState } from 'react'
import { useAskExport, useFetchExport, type OwnData } from '#src/api/accounts/own-data.ts'
import { download } from '#src/lib/download.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { exportForm } from '#src/model/own-data-forms.ts'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { PasswordField } from '#src/ui/fields/PasswordField.tsx'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { Section } from '#src/ui/Section.tsx'
import { toast } from '#src/ui/toast.ts'
import { words } from './words.ts'

const Ask = ({ onAsked }: { onAsked: () => void }) => {
  const form = useForm(exportForm, { password: '' })
  const ask = useAskExport()
  return (
    <Form onSubmit={form.submit(body => ask.mutate(body, { onSuccess: onAsked }))}>
      <PasswordField label={words.$yourPassword} {...form.field('password')} required />
      {ask.error && <ErrorNote error={ask.error} />}
      <Submit kind="brand" loading={ask.isPending}>
        {words.$askForACopy}
      </Submit>
    </Form>
  )
}

const Save = ({ id, until }: { id: string; until: string }) => {
  const fetched = useFetchExport()
  const save = (kind: 'html' | 'json') =>
    fetched.mutate(id, {
      onSuccess: copy => {
        download(`${copy.name}.${kind}`, copy[kind], kind === 'html' ? 'text/html' : 'application/json')
        toast.success(words.$saved)
      },
    })
  return (
    <>
      <p>{words.$readyUntil(formatDateTime(Date.parse(until)))}</p>
      <div className="grid grid-cols-2 gap-3">
        <Button loading={fetched.isPending} onClick={() => save('html')}>
          {words.$saveThePage}
        </Button>
        <Button kind="quiet" loading={fetched.isPending} onClick={() => save('json')}>
          {words.$saveTheJson}
        </Button>
      </div>
      {fetched.error && <ErrorNote error={fetched.error} />}
    </>
  )
}

export const OwnDataCopy = ({ copy }: { copy: OwnData['export'] }) => {
  const [again, setAgain] = useState(false)
  return (
    <Section id="copy" title={words.$aCopy}>
      <p>{words.$everythingWeKeep}</p>
      <div role="status" className="stack empty:hidden">
        {copy && !copy.madeAt && <p className="font-bold">{words.$isBeingMade}</p>}
        {copy?.until && <Save id={copy.id} until={copy.until} />}
      </div>
      {copy?.until && !again && (
        <QuietButton onClick={() => setAgain(true)}>{words.$anotherCopy}</QuietButton>
      )}
      {(!copy || (copy.until && again)) && <Ask onAsked={() => setAgain(false)} />}
    </Section>
  )
}
