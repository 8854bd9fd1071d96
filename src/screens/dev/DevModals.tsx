import { useState } from 'react'
import { AlertModal } from '#src/ui/modals/AlertModal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ConfirmModal } from '#src/ui/modals/ConfirmModal.tsx'
import { ConsentModal } from '#src/ui/modals/ConsentModal.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { LoadingOverlay } from '#src/ui/LoadingOverlay.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { ReplaceModal } from '#src/ui/modals/ReplaceModal.tsx'
import { ResendOtpModal } from '#src/ui/modals/ResendOtpModal.tsx'
import { ShareLater } from '#src/ui/modals/ShareLater.tsx'
import { toastIcons } from '#src/ui/Toasts.tsx'
import { toast } from '#src/ui/toast.ts'

type Shown =
  | 'plain'
  | 'must'
  | 'success'
  | 'error'
  | 'confirm'
  | 'consent'
  | 'replace'
  | 'share'
  | 'resend'
  | 'overlay'
  | null

const names: readonly [Exclude<Shown, null>, string][] = [
  ['plain', 'Sheet'],
  ['must', 'Sheet that asks for a choice'],
  ['success', 'Success alert'],
  ['error', 'Error alert'],
  ['confirm', 'Confirm'],
  ['consent', 'Consent'],
  ['replace', 'Replace picks'],
  ['share', 'Share a link'],
  ['resend', 'Resend code'],
  ['overlay', 'Loading overlay'],
]

const toastWords = {
  success: 'Ticket bought. It is in the 12:15 draw.',
  error: 'Payment did not go through. Nothing was taken.',
  neutral: 'Your picks are kept on this phone.',
}

export const DevModals = () => {
  const [shown, setShown] = useState<Shown>(null)
  const close = () => setShown(null)
  const open = (name: Exclude<Shown, null>) => {
    setShown(name)
    if (name === 'overlay') setTimeout(close, 1500)
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {names.map(([name, words]) => (
          <Button key={name} kind="quiet" onClick={() => open(name)}>
            {words}
          </Button>
        ))}
        <Button kind="quiet" onClick={() => toast.success(toastWords.success)}>
          Success notice
        </Button>
        <Button kind="quiet" onClick={() => toast.error(toastWords.error)}>
          Error notice
        </Button>
        <Button kind="quiet" onClick={() => toast.neutral(toastWords.neutral)}>
          Neutral notice
        </Button>
      </div>
      {(['success', 'error', 'neutral'] as const).map(kind => (
        <p key={kind} className={`toast toast-${kind} animate-none`}>
          <Icon name={toastIcons[kind]} size={20} className="flex-none" />
          {toastWords[kind]}
        </p>
      ))}
      <Modal open={shown === 'plain'} onClose={close} title="A sheet">
        <p>It can be closed by its cross, by Escape and by a tap outside.</p>
      </Modal>
      <Modal
        open={shown === 'must'}
        onClose={close}
        title="Choose"
        dismissable={false}
        footer={<Button onClick={close}>The only way out</Button>}
      >
        <p>Escape does not close it.</p>
      </Modal>
      <AlertModal open={shown === 'success'} kind="success" heading="Password changed" onClose={close} />
      <AlertModal open={shown === 'error'} kind="error" heading="That code is not right" onClose={close} />
      <ConfirmModal open={shown === 'confirm'} onYes={close} onNo={close} />
      <ConsentModal open={shown === 'consent'} onAgree={close} onClose={close} />
      <ReplaceModal open={shown === 'replace'} onReplace={close} onKeep={close} lines={[[3, 17, 22, 38]]}>
        <p>These lines came with a link.</p>
      </ReplaceModal>
      {shown === 'share' && (
        <ShareLater title="Share" text="My picks" link={`${location.origin}/dev/ui`} onClose={close} />
      )}
      <ResendOtpModal open={shown === 'resend'} onClose={close} onChoose={close} />
      {shown === 'overlay' && <LoadingOverlay />}
    </>
  )
}
