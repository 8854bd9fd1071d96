// The browser's install offer. It comes once, perhaps before the app runs, so the door keeps it.
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** An offer can be used once; `heard` is called when it arrives. */
export const invitation: { offer?: InstallEvent; heard?: () => void } = {}

export const watchInvitation = () =>
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    invitation.offer = event as InstallEvent
    invitation.heard?.()
  })
