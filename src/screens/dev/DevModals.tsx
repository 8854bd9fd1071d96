import { useState } from 'react'
import { AlertModal } from '#src/ui/modals/AlertModal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ConfirmModal } from '#src/ui/modals/ConfirmModal.tsx'
import { LoadingOverlay } from '#src/ui/LoadingOverlay.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { ResendOtpModal } from '#src/ui/modals/ResendOtpModal.tsx'
import { toast } from '#src/ui/toast.ts'

type Shown = 'plain' | 'must' | 'success' | 'error' | 'confirm' | 'resend' | 'overlay' | null

const names: readonly [Exclude<Shown, null>, string][] = [
  ['plain', 'Sheet'],
  ['must', 'Sheet that asks for a choice'],
  ['success', 'Success alert'],
  ['error', 'Error alert'],
  ['confirm', 'Confirm'],
  ['resend', 'Resend code'],
  ['overlay', 'Loading overlay'],
]

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
        <Button kind="quiet" onClick={() => toast.success('Copied')}>
          Success notice
        </Button>
        <Button kind="quiet" onClick={() => toast.error('That did not work')}>
          Error notice
        </Button>
        <Button kind="quiet" onClick={() => toast.neutral('A new batch has started')}>
          Neutral notice
        </Button>
      </div>
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
      <ResendOtpModal open={shown === 'resend'} onClose={close} onChoose={close} />
      {shown === 'overlay' && <LoadingOverlay />}
    </>
  )
}
