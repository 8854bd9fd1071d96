// An alert as a declarative push message: newer Safari shows it by itself; elsewhere our worker reads it.
import type { PushChallenge, PushMessage } from '#src/contract/alerts.ts'
import type { Settings } from '#server/settings.ts'

interface Shown {
  title: string
  body: string
  tag: string
  /** A path in the app. */
  url: string
  data?: NonNullable<PushMessage['notification']['data']>
}

export const pushText = (
  { PUBLIC_URL, PORT }: Pick<Settings, 'PUBLIC_URL' | 'PORT'>,
  { title, body, tag, url, data }: Shown,
): string => {
  const message: PushMessage = {
    web_push: 8030,
    notification: {
      title,
      body,
      navigate: new URL(url, PUBLIC_URL ?? `http://localhost:${PORT}`).href,
      tag,
      lang: 'en-NG',
      ...(data ? { data } : {}),
    },
  }
  return JSON.stringify(message)
}

/** Not declarative: Safari would show it itself and wake no worker to answer. */
export const challengeText = (challenge: string): string =>
  JSON.stringify({ challenge } satisfies PushChallenge)
