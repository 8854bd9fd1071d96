// For search engines and security researchers: a map of the public pages, and whom to tell of a hole (RFC 9116).
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brand } from '../src/brand.ts'

const YEAR = 31_536_000_000 // ms

const siteMap = (paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map(path => `<url><loc>${brand.site}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

/** @param now build time, ms; readers distrust a file older than a year */
const securityText = (now: number): string =>
  [
    `Contact: mailto:${brand.supportEmail}`,
    `Expires: ${new Date(now + YEAR).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${brand.site}/.well-known/security.txt`,
    '',
  ].join('\n')

/** Into the folder of the built site. */
export const writeForMachines = async (
  folder: string,
  paths: readonly string[],
  now: number,
): Promise<void> => {
  await writeFile(join(folder, 'sitemap.xml'), siteMap(paths))
  const robots = await readFile(join(folder, 'robots.txt'), 'utf8')
  await writeFile(join(folder, 'robots.txt'), `${robots.trim()}\nSitemap: ${brand.site}/sitemap.xml\n`)
  await mkdir(join(folder, '.well-known'), { recursive: true })
  await writeFile(join(folder, '.well-known', 'security.txt'), securityText(now))
}
