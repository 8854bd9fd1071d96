// The name that others see, and whom the player has blocked or muted.
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useBlock, useNickname } from '#src/api/chats/chats.ts'
import { useSession } from '#src/api/user.ts'
import type { ChatSelf } from '#src/model/chats.ts'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { SmallButton } from '#src/ui/buttons/SmallButton.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { Section } from '#src/ui/Section.tsx'
import { toast } from '#src/ui/toast.ts'
import { mutedHere, setMuted } from './muted.ts'
import { words } from './words.ts'
import * as keys from '#src/api/keys.ts'

const NameForm = ({ nickname, onClose }: { nickname: string | null; onClose: () => void }) => {
  const [name, setName] = useState(nickname ?? '')
  const [fault, setFault] = useState<string>()
  const change = useNickname()
  const save = () => {
    change.mutate(name.trim(), {
      onSuccess: () => {
        toast.success(words.$theNameIsSaved)
        onClose()
      },
      onError: error => setFault(error.message),
    })
  }
  return (
    <Form onSubmit={save}>
      <TextField
        label={words.$nickname}
        name="nickname"
        value={name}
        onChange={value => {
          setName(value)
          setFault(undefined)
        }}
        hint={words.$nicknameHint}
        error={fault}
        autoComplete="off"
        maxLength={20}
      />
      <Submit loading={change.isPending}>{words.$saveTheName}</Submit>
    </Form>
  )
}

/** Blocked by the service, or not shown on this phone. */
const Unread = ({ blocked }: Pick<ChatSelf, 'blocked'>) => {
  const client = useQueryClient()
  const player = useSession().user?.phoneNumber
  const unblock = useBlock()
  const [muted, setMutedNow] = useState(() => mutedHere(player))
  if (blocked.length === 0 && muted.length === 0) return null
  return (
    <Section id="chat-unread" title={words.$blockedAndMuted}>
      {blocked.map(({ author, name }) => (
        <QuietButton
          key={author}
          onClick={() =>
            unblock.mutate(
              { author, blocked: false },
              { onSettled: () => void client.invalidateQueries({ queryKey: [keys.chats], exact: true }) },
            )
          }
        >
          {words.$readAgain(name)}
        </QuietButton>
      ))}
      {unblock.error && <ErrorNote error={unblock.error} />}
      {muted.length > 0 && (
        <QuietButton
          onClick={() => {
            for (const author of muted) setMutedNow(setMuted(player, author, false))
          }}
        >
          {words.$unmuteAll}
        </QuietButton>
      )}
    </Section>
  )
}

export const ChatName = ({ self }: { self: ChatSelf }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <section className="card row" aria-label={words.$yourName}>
        <p className="min-w-0">{words.$othersSee(self.name)}</p>
        <SmallButton onClick={() => setOpen(true)}>
          {self.nickname === null ? words.$chooseAName : words.$changeIt}
        </SmallButton>
      </section>
      <Unread blocked={self.blocked} />
      <Modal open={open} onClose={() => setOpen(false)} title={words.$yourName}>
        <NameForm nickname={self.nickname} onClose={() => setOpen(false)} />
      </Modal>
    </>
  )
}
