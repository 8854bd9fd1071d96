// Messages on their way: kept until the service has answered, sent one after the other, in the order of writing.
import type { ChatMessage } from '#src/model/chats.ts'
import type { Unsent, unsentBox } from '#src/device/chat-boxes.ts'

/** The outcome of one try: the message, why it was refused, how long to wait (ms), or that its player is gone. */
export type Sent = { message: ChatMessage } | { refused: string } | { wait: number } | { gone: true }

interface Parts {
  box: typeof unsentBox
  send(it: Unsent): Promise<Sent>
  /** Resolves after so many ms, or when the network is back. */
  pause(ms: number): Promise<void>
  onChange(all: Unsent[]): void
  onSent(message: ChatMessage): void
}

export const makeSender = ({ box, send, pause, onChange, onSent }: Parts) => {
  let all: Unsent[] = []
  let underWay: Promise<void> | undefined
  const set = (next: Unsent[]) => {
    all = next
    onChange(all)
  }
  const drop = async (it: Unsent) => {
    set(all.filter(other => other.id !== it.id))
    await box.remove(it)
  }
  /** Channels that have to wait; the others go on. */
  const held = new Set<string>()
  const nextOf = () => all.find(it => it.refused === undefined && !held.has(it.channel))
  const hold = (channel: string, ms: number) => {
    held.add(channel)
    void pause(ms).then(() => {
      held.delete(channel)
      go()
    })
  }
  const run = async () => {
    for (;;) {
      const next = nextOf()
      if (!next) return
      // Taken back, or sent, in another tab.
      if (!(await box.list(next.player)).some(it => it.id === next.id)) {
        set(all.filter(it => it.id !== next.id))
        continue
      }
      const sent = await send(next)
      // Withdrawn meanwhile: if it has arrived, it is shown anyway.
      const isKept = all.some(it => it.id === next.id)
      if ('message' in sent) {
        if (isKept) await drop(next)
        onSent(sent.message)
      } else if ('wait' in sent) hold(next.channel, sent.wait)
      else if ('gone' in sent) set(all.filter(it => it.id !== next.id))
      else if (isKept) {
        const refused = { ...next, refused: sent.refused }
        set(all.map(it => (it.id === next.id ? refused : it)))
        await box.put(refused)
      }
    }
  }
  const go = () => {
    underWay ??= run().finally(() => {
      underWay = undefined
      // A channel may have become free just as the last round ended.
      if (nextOf()) go()
    })
  }
  return {
    /** Shows what waits, and sends it. */
    open: async (player: string) => {
      const kept = await box.list(player)
      const here = new Set(all.filter(it => it.player === player).map(it => it.id))
      set([...kept.filter(it => !here.has(it.id)), ...all.filter(it => it.player === player)])
      go()
    },
    add: async (it: Unsent) => {
      set([...all, it])
      await box.put(it)
      go()
    },
    remove: drop,
    /** The player has left: nothing of theirs is shown or written down any more. */
    forget: () => set([]),
  }
}
