import { Suspense, type MouseEvent } from 'react'
import { Link } from '@tanstack/react-router'
import { brand } from '#src/brand.ts'
import { Near } from '#src/ui/late/Near.tsx'
import { part } from '#src/ui/late/part.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { words as brandWords } from '../shared/brand-words.ts'
import { ShellSandbox } from './ShellSandbox.tsx'
import { words } from './words/shell.ts'

// Not needed for first paint.
const lower = () => import('./footer/ShellNewsletter.tsx')
const ShellNewsletter = part(async () => (await lower()).ShellNewsletter)
const ShellLicence = part(async () => (await lower()).ShellLicence)
const LanguageChoice = part(async () => (await import('../shared/LanguageChoice.tsx')).LanguageChoice)

const links = [
  ['/results', words.$results],
  ['/winners', words.$winners],
  ['/contact', words.$contact],
  ['/promises', words.$promises],
  ['/', words.$privacyPolicy],
  ['/terms', words.$terms],
  ['/this-phone', words.$thisPhone],
] as const

const toTop = (event: MouseEvent) => {
  event.preventDefault()
  scrollTo({ top: 0, behavior: 'smooth' })
  document.querySelector<HTMLElement>('.logo')?.focus({ preventScroll: true })
}

export const ShellFooter = () => (
  <footer className="shell-footer">
    <div className="shell-footer-in">
      <div className="stack">
        <p className="title-2">{brand.name}</p>
        <p>{brandWords.$tagline}</p>
        <ul aria-label={words.$support} className="flex flex-wrap gap-x-5">
          {brand.supportPhones.map(number => (
            <li key={number}>
              <a href={`tel:${number.replaceAll(' ', '')}`} className="num">
                <Icon name="phone" size={18} />
                {number}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <nav aria-label={words.$footer}>
        <ul className="shell-footer-links">
          {links.map(([to, label]) => (
            <li key={label}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
          {brand.social
            .filter(({ url }) => url)
            .map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              </li>
            ))}
        </ul>
      </nav>
      <Near fallback={<div className="min-h-[76px]" />}>
        <ShellNewsletter />
      </Near>
      <div className="flex items-center gap-3 text-[13px] md:col-span-2">
        <span className="shell-age" aria-hidden="true">
          18+
        </span>
        <div>
          {brandWords.$adultsOnly}
          <Near fallback={brand.licence}>
            <ShellLicence />
          </Near>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 min-h-11">
        <a href="#top" className="inline-flex items-center gap-1.5 min-h-11" onClick={toTop}>
          <Icon name="up" size={18} />
          {words.$backToTop}
        </a>
        <Suspense>
          <LanguageChoice />
        </Suspense>
      </div>
      <ShellSandbox place="footer" />
    </div>
  </footer>
)
