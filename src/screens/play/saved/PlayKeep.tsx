import { Suspense, lazy, useState } from 'react'
import { isComplete, linesOf } from '#src/picks/rows.ts'
import { codeOf, shareLink } from '#src/play/share-link.ts'
import type { PlayStore } from '#src/play/store.ts'
import { ShareLater } from '#src/ui/modals/ShareLater.tsx'
import { Chip } from '#src/ui/buttons/Chip.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { usePlayAfterPaint } from '../board/use-picks.ts'
import { words } from './words.ts'

const PlaySaved = lazy(async () => ({ default: (await import('./PlaySaved.tsx')).PlaySaved }))
const PlayDial = lazy(async () => ({ default: (await import('./PlayDial.tsx')).PlayDial }))
const ShareInChat = lazy(async () => ({
  default: (await import('../../shared/chat/ShareInChat.tsx')).ShareInChat,
}))

/** What outlives this ticket: numbers saved on this phone, and numbers sent to someone. */
export const PlayKeep = ({ store, name }: { store: PlayStore; name: string }) => {
  const { stake, picks } = usePlayAfterPaint(store)
  const [open, setOpen] = useState<'saved' | 'share'>()
  const lines = linesOf(picks)
  const close = () => setOpen(undefined)
  return (
    <>
      <Chip onClick={() => setOpen('saved')}>
        <Icon name="bookmark" size={18} /> {words.$myNumbers}
      </Chip>
      <Chip
        aria-disabled={lines.length === 0 || undefined}
        onClick={() => picks.some(isComplete) && setOpen('share')}
      >
        <Icon name="share" size={18} /> {words.$share}
        <span className="sr-only"> {words.$picks}</span>
      </Chip>
      <Suspense fallback={null}>
        {open === 'saved' && <PlaySaved store={store} onClose={close} />}
        {open === 'share' && lines.length > 0 && (
          <ShareLater
            title={words.$shareYourPicks}
            text={words.$myNumbersFor(name)}
            link={shareLink(location.origin, store.game, { lines, stake })}
            onClose={close}
          >
            <p>
              {words.$whoeverOpensThisLink}{' '}
              {lines.length === 1 ? words.$thisLine : words.$theseLines(lines.length)}{' '}
              {words.$toPlayItCarries}
            </p>
            <ShareInChat channel={store.game.id} code={codeOf(store.game, { lines, stake })} />
            <PlayDial game={store.game} slip={{ lines, stake }} name={name} />
          </ShareLater>
        )}
      </Suspense>
    </>
  )
}
