// A push as the service sends it.
import type { Alert } from '#src/alerts/alert.ts'
import type { PushMessage } from '#src/contract/alerts.ts'

export const ORIGIN = 'https://oriire.test'

export const pushText = ({ title, body, tag, url, kind, at, until }: Alert, player?: string): string =>
  JSON.stringify({
    web_push: 8030,
    notification: {
      title,
      body,
      tag,
      lang: 'en-NG',
      navigate: ORIGIN + url,
      data: { kind, at, until, ...(player ? { player } : {}) },
    },
  } satisfies PushMessage)
