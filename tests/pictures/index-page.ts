// One page with every picture in test-results/pictures, so that a person can look through them.
import { existsSync, readdirSync, writeFileSync } from 'node:fs'

const folder = 'test-results/pictures'

export default () => {
  if (!existsSync(folder)) return
  const names = readdirSync(folder).filter(name => name.endsWith('.png'))
  const figures = names.map(
    name => `<figure><figcaption>${name}</figcaption><img src="${name}" loading="lazy"></figure>`,
  )
  writeFileSync(
    `${folder}/index.html`,
    `<!doctype html><meta charset="utf-8"><title>Every screen</title>
<style>body{display:flex;flex-wrap:wrap;gap:12px;align-items:start;font:14px sans-serif;background:#999}img{max-width:360px}</style>
${figures.join('\n')}\n`,
  )
  console.log(`${names.length} pictures: ${folder}/index.html`)
}
