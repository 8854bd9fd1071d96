import { html } from 'hono/html'
import { brand } from '#src/brand.ts'

/** @param sheet which of the sandbox's two looks */
export const sandboxPage = (title: string, sheet: 'checkout' | 'inbox', body: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="en-NG">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} | ${brand.name}</title>
        <link rel="icon" href="/icon.svg" />
        <link rel="stylesheet" href="/sandbox/${sheet}.css" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`
