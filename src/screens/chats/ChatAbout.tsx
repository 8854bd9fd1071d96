// What can be done about somebody's message: report it, not show its author here, block the author.
import { useBlock, useReport } from '#src/api/chats/chats.ts'
import { reportForm, type ChatMessage } from '#src/model/chats.ts'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { toast } from '#src/ui/toast.ts'
import { words } from './words.ts'

const reasons = [
  { value: 'selling', label: words.$selling },
  { value: 'abuse', label: words.$abuse },
  { value: 'private', label: words.$private },
  { value: 'other', label: words.$other },
]

interface Props {
  message: ChatMessage
  onMute: (author: string) => void
  onBlocked: () => void
  onClose: () => void
}

export const ChatAbout = ({ message, onMute, onBlocked, onClose }: Props) => {
  const form = useForm(reportForm, { reason: '' })
  const report = useReport(message.channel)
  const block = useBlock()
  const author = message.author!
  const done = ({ message: said }: { message: string }) => {
    toast.success(said)
    onClose()
  }
  const send = form.submit(body => report.mutate({ number: message.number, ...body }, { onSuccess: done }))
  return (
    <>
      <Modal open onClose={onClose} title={words.$aboutThis}>
        <p className="break-words">
          <b className="num">{message.name}</b>: {message.text}
        </p>
        <Form onSubmit={send}>
          <SelectField
            label={words.$why}
            placeholder={words.$choose}
            options={reasons}
            hint={words.$threeReports}
            {...form.field('reason')}
          />
          <Submit loading={report.isPending}>{words.$report}</Submit>
        </Form>
        <QuietButton
          onClick={() => {
            onMute(author)
            onClose()
          }}
        >
          {words.$muteHere(message.name)}
        </QuietButton>
        <QuietButton
          loading={block.isPending}
          onClick={() =>
            block.mutate(
              { author, blocked: true },
              {
                onSuccess: said => {
                  onBlocked()
                  done(said)
                },
              },
            )
          }
        >
          {words.$blockBoth(message.name)}
        </QuietButton>
      </Modal>
      <ErrorAlert error={report.error} onClose={report.reset} />
      <ErrorAlert error={block.error} onClose={block.reset} />
    </>
  )
}
