import { useState } from 'react'
import { TextButton } from '#src/ui/buttons/TextButton.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { whyDoIPay } from './why-words.ts'
import { words } from './words.ts'

export const DashboardWhy = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <TextButton className="text-sm" onClick={() => setOpen(true)}>
        {words.$whyDoIPay}
      </TextButton>
      <Modal open={open} onClose={() => setOpen(false)} title={words.$whyDoIPay2}>
        <dl className="stack">
          {whyDoIPay.map(([reason, words]) => (
            <div key={reason}>
              <dt className="font-bold">{reason}</dt>
              <dd className="text-soft m-0">{words}</dd>
            </div>
          ))}
        </dl>
      </Modal>
    </>
  )
}
