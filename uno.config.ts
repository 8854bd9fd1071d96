// The vocabulary of the look: colours are words. Their values stand in src/ui/look/tokens.css, once for light, once for dark.
import { defineConfig, presetWind3 } from 'unocss'

const words = 'paper card hush brand gold ink soft line edge money win lose on-brand on-gold'.split(' ')

export default defineConfig({
  presets: [presetWind3({ preflight: 'on-demand', dark: 'class' })],
  // Ours, in src/ui/look/slip.css and table.css; the others are words of code and sentences.
  blocklist: 'ring tab table b blur container filter h1 inline ms px rounded shadow visible'.split(' '),
  theme: {
    colors: Object.fromEntries(words.map(word => [word, `var(--${word})`])),
    breakpoints: { md: '768px', lg: '1024px', xl: '1280px' },
    borderRadius: { card: 'var(--radius)', pill: '999px' },
  },
})
