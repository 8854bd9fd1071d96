// The app's build: routes to files, React, one style sheet. Engine parts of the worker are a second build inside VitePWA.
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import UnoCSS from 'unocss/vite'
import { defineConfig } from 'vite'
import { findParts } from './build/find-parts.ts'
import { chunkFileNames, chunkGroups, isFirstFile, isInFirst } from './build/first-chunk.ts'
import { minifyAgain } from './build/minify-again.ts'
import { offline } from './build/offline.ts'
import { shortWords } from './build/short-words.ts'

/** Address of a running service, for `vite` in development. */
const service = process.env.SERVICE_URL ?? `http://127.0.0.1:${process.env.PORT ?? 8080}`

export default defineConfig({
  plugins: [
    shortWords(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      // A loader goes with its screen: what it needs is not needed before.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
      },
      tmpDir: 'node_modules/.cache/routes',
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    UnoCSS(),
    findParts(isInFirst),
    minifyAgain(),
    ...offline(),
  ],
  worker: { plugins: () => [minifyAgain()] },
  // React has had the hook itself since version 18: no stand-in for older ones.
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      'use-sync-external-store/shim': 'react',
    },
  },
  // Without its feature LightDark: we use no light-dark(), and its fallback would be added to every color-scheme.
  css: { lightningcss: { exclude: 1 << 20 } },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    // What Chrome 91, Safari 15 and Firefox 90 read; the last Chrome of Android 5 is 95. Only Firefox is named,
    // because for the others private fields would be rewritten: 0.8 KB of every first visit, against bugs of
    // these browsers that no field here triggers (tests/support/class-fields.ts).
    target: 'firefox90',
    rolldownOptions: {
      // Puts constants such as those of api/keys.ts where they are used, not into the file of every first visit.
      optimization: { inlineConst: true },
      output: { codeSplitting: { groups: chunkGroups }, chunkFileNames },
    },
    cssTarget: ['chrome80', 'safari14'],
    modulePreload: {
      polyfill: false,
      // A screen lists only what it needs beside the first files, sorted: similar lists in one order compress best.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter(file => !isFirstFile(file)).sort() : files,
    },
    sourcemap: false,
    assetsInlineLimit: 0,
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/sandbox', '/healthz', '/readyz', '/metrics'].map(path => [
        path,
        { target: service, changeOrigin: false },
      ]),
    ),
  },
})
