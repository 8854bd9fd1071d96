// The browser's offer to install. It comes once, maybe before the app runs: the door keeps it.
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** An offer can be taken once; `heard` is called when it comes. */
export const invitation: { offer?: InstallEvent; heard?: () => void } = {}

export const watchInvitation = () =>
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    invitation.offer = event as InstallEvent
    invitation.heard?.()
  })
