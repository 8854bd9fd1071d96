// The invitation to the home screen: a card, never a modal, shown only when nothing else is going on.
import { useIsMutating } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { brand } from '#src/brand.ts'
import { noteDeclined } from '#src/pwa/home-record.ts'
import { install } from '#src/pwa/install.ts'
import { pwa } from '#src/pwa/pwa.ts'
import { wayOfThisBrowser } from '#src/pwa/this-browser.ts'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { toast } from '#src/ui/toast.ts'
import { PwaSteps } from './PwaSteps.tsx'
import { stepsOf } from './install-steps.ts'
import { useInvited } from './use-invited.ts'
import { words } from './notice-words.ts'

export const PwaInvite = () => {
  const { canInstall, updateReady } = useSnapshot(pwa)
  const [answered, setAnswered] = useState(false)
  const [steps, setSteps] = useState<readonly string[]>()
  const way = wayOfThisBrowser(canInstall)
  const sending = useIsMutating() > 0
  const invited = useInvited(way, sending || updateReady || answered)

  // Keeps the focused element out from under the card.
  useEffect(() => {
    document.documentElement.classList.toggle('with-invite', invited)
    return () => document.documentElement.classList.remove('with-invite')
  }, [invited])

  const decline = () => {
    noteDeclined(Date.now())
    setAnswered(true)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }
  const accept = async () => {
    if (way !== 'button') return setSteps(stepsOf(way))
    const agreed = await install()
    if (!agreed) return decline()
    setAnswered(true)
    toast.success(words.$isOnItsWay(brand.name))
  }
  const read = () => {
    setSteps(undefined)
    decline()
  }
  if (!invited) return null
  return (
    <aside
      aria-label={words.$homeScreen}
      className="card stack slip-held fixed inset-x-3 bottom-[calc(12px+var(--bottom-bar))] z-40 mx-auto max-w-120"
    >
      <div className="flex items-start gap-3">
        <img src="/icon.svg" alt="" width={44} height={44} className="flex-none" />
        <p role="status" className="flex-1">
          <b className="block">{words.$keepOnYourHome(brand.name)}</b>
          <span className="hint">{words.$itOpensInOne}</span>
        </p>
        <IconButton icon="close" label={words.$notNow} size={20} className="-mt-2 -mr-2" onClick={decline} />
      </div>
      <Button block onClick={() => void accept()}>
        {way === 'button' ? words.$addToHomeScreen : words.$showMeHow}
      </Button>
      {steps && (
        <Modal open onClose={read} title={words.$addToYourHome}>
          <PwaSteps steps={steps} />
        </Modal>
      )}
    </aside>
  )
}
