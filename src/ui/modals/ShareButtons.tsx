import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { useCopied } from '../use-copied.ts'
import { words } from './words.ts'

interface Props {
  title: string
  /** Precedes the link in a message. */
  text: string
  link: string
  onShared?: () => void
}

/** The device's share sheet if it has one, and a button that copies the link. */
export const ShareButtons = ({ title, text, link, onShared }: Props) => {
  const { copied, copy } = useCopied()
  const share = async () => {
    try {
      await navigator.share({ title, text, url: link })
      onShared?.()
    } catch {
      // Closed without sharing: the link can still be copied.
    }
  }
  const canShare = typeof navigator.share === 'function'
  return (
    <>
      {canShare && (
        <Button kind="gold" block onClick={() => void share()}>
          <Icon name="share" /> {words.$share}
        </Button>
      )}
      <Button kind={canShare ? 'quiet' : 'gold'} block onClick={() => void copy(link)}>
        <Icon name={copied ? 'check' : 'copy'} /> {copied ? words.$copied : words.$copyLink}
      </Button>
      <p className="sr-only" role="status">
        {copied ? words.$theLinkIsCopied : ''}
      </p>
    </>
  )
}
