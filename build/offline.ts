// The build's side of the installed app: manifest, prerendered pages, service worker, compressed copies.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PluginOption } from 'vite'
import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa'
import { brand } from '../src/brand.ts'
import { buildPages } from './build-pages.ts'
import { compressFolder } from './compress.ts'
import { NOT_KEPT } from './find-parts.ts'
import { listFiles } from './graph.ts'

const icon = (purpose: 'any' | 'maskable' | 'monochrome', size: number) => ({
  src: `/icons/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const screenshot = (name: string, form_factor: 'narrow' | 'wide', sizes: string, label: string) => ({
  src: `/screenshots/${name}.jpg`,
  sizes,
  type: 'image/jpeg',
  form_factor,
  label,
})

/** The emblem of the game that a shortcut opens, or the app's own icon. */
const shortcut = (name: string, url: string, picture = icon('any', 192)) => ({ name, url, icons: [picture] })

const emblem = (id: string) => ({ ...icon('any', 96), src: `/icons/${id}-96.png` })

/** `color_scheme_dark` is newer than the plugin's types. */
type WebManifest = Partial<ManifestOptions> & {
  color_scheme_dark: { theme_color: string; background_color: string }
}

export const webManifest: WebManifest = {
  id: '/',
  name: `${brand.name}: lottery draws you can check`,
  short_name: brand.name,
  description: brand.tagline,
  lang: 'en-NG',
  dir: 'ltr',
  start_url: '/dashboard',
  scope: '/',
  // Never the whole screen: the phone's own clock stays in sight.
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  // Shortcuts, shared slips and alerts reuse the open window.
  launch_handler: { client_mode: 'navigate-existing' },
  theme_color: brand.themeColour.light,
  background_color: brand.themeColour.light,
  color_scheme_dark: { theme_color: brand.themeColour.dark, background_color: brand.themeColour.dark },
  categories: ['games', 'entertainment'],
  icons: (['any', 'maskable', 'monochrome'] as const).flatMap(purpose => [
    icon(purpose, 192),
    icon(purpose, 512),
  ]),
  screenshots: [
    screenshot('narrow-home', 'narrow', '720x1480', 'What it is, and when the next draw is'),
    screenshot('narrow-play', 'narrow', '720x1480', 'Picking a ticket'),
    screenshot('narrow-results', 'narrow', '720x1480', 'The results of every game'),
    screenshot('wide-dashboard', 'wide', '1280x800', 'All games'),
  ],
  shortcuts: [
    shortcut('Play', '/instant-cashout', emblem('instant-cashout')),
    shortcut('Results', '/results'),
    shortcut('Top up', '/fund-wallet/fund-channels'),
    shortcut('Check slip', '/check-slip'),
  ],
  share_target: {
    action: '/shared-picks',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
}

const OUT = 'dist/web'
/** Stored under the address that a first visit has already loaded, so it is not sent twice. */
const HOME = 'index.html'

/** The worker's precache list, read from the built worker. */
const keptFiles = async () => {
  const worker = await readFile(join(OUT, 'sw.js'), 'utf8')
  const urls = [...worker.matchAll(/\burl["']?:["'`]([\w./-]+\.\w+|\/)["'`]/g)].map(([, url]) => url!)
  return new Set(urls.map(url => (url === '/' ? HOME : url)))
}

const compress = async () => {
  const sizes = await compressFolder(OUT)
  const kept = [...(await keptFiles())].map(file => sizes.get(file.replace(/^\//, '')) ?? 0)
  const bytes = kept.reduce((sum, size) => sum + size, 0)
  console.log(`The worker keeps ${kept.length} files, ${(bytes / 1024).toFixed(1)} KB on the wire`)
}

export const offline = (): PluginOption[] => [
  listFiles(),
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'sw.ts',
    registerType: 'prompt',
    injectRegister: false,
    manifest: webManifest,
    // The system itself keeps the icons of an installed app.
    includeManifestIcons: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: [],
      manifestTransforms: [
        entries => ({
          manifest: entries.map(entry => (entry.url === HOME ? { ...entry, url: '/' } : entry)),
        }),
      ],
    },
    devOptions: { enabled: process.env.SW_DEV === '1', type: 'module', navigateFallback: 'index.html' },
    integration: {
      beforeBuildServiceWorker: async options => {
        const files = await buildPages(OUT, NOT_KEPT)
        options.injectManifest.globPatterns = [
          'frame.html',
          'public-frame.html',
          HOME,
          'icon.svg',
          'assets/*.svg',
          'assets/check-worker-*.js',
          ...files,
        ]
      },
    },
  }),
  {
    name: 'oriire:compressed-copies',
    apply: 'build',
    enforce: 'post',
    closeBundle: { order: 'post', sequential: true, handler: compress },
  },
]
