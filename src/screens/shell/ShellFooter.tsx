import { lazy, Suspense } from 'react'
import { Link } from '@tanstack/react-router'
import { brand } from '#src/brand.ts'
import { Icon, type IconName } from '#src/ui/Icon.tsx'
import { ShellSandbox } from './ShellSandbox.tsx'

// The form is not needed for first paint.
const ShellNewsletter = lazy(async () => ({
  default: (await import('./ShellNewsletter.tsx')).ShellNewsletter,
}))

const social: Record<string, IconName> = { Facebook: 'facebook', Instagram: 'instagram', X: 'x' }

const toTop = () => {
  scrollTo({ top: 0, behavior: 'smooth' })
  document.querySelector<HTMLElement>('a[aria-label$="home"]')?.focus({ preventScroll: true })
}

export const ShellFooter = () => (
  <footer className="shell-footer">
    <div className="shell-footer-in">
      <div className="stack">
        <p className="title-2">{brand.name}</p>
        <p>{brand.tagline}</p>
        <ul className="flex gap-1 -ml-2">
          {brand.social
            .filter(({ url }) => url.length > 0)
            .map(({ name, url }) => (
              <li key={name}>
                <a
                  className="btn-icon"
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={name}
                >
                  <Icon name={social[name] ?? 'external'} />
                </a>
              </li>
            ))}
        </ul>
      </div>
      <nav aria-label="Footer">
        <ul className="shell-footer-links">
          <li>
            <Link to="/results">Results</Link>
          </li>
          <li>
            <Link to="/winners">Winners</Link>
          </li>
          <li>
            <Link to="/contact">Contact</Link>
          </li>
          <li>
            <Link to="/">Privacy policy</Link>
          </li>
          <li>
            <Link to="/terms">Terms</Link>
          </li>
          <li>
            <Link to="/this-phone">This phone</Link>
          </li>
        </ul>
      </nav>
      <div className="stack">
        <p className="label-text">Support</p>
        <ul>
          {brand.supportPhones.map(number => (
            <li key={number}>
              <a
                className="inline-flex items-center gap-2 min-h-11"
                href={`tel:${number.replaceAll(' ', '')}`}
              >
                <Icon name="phone" size={18} />
                <span className="num">{number}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Suspense fallback={<div className="min-h-40" />}>
        <ShellNewsletter />
      </Suspense>
    </div>
    <div className="shell-footer-low">
      <p className="flex items-center gap-3">
        <span className="shell-age" aria-hidden="true">
          18+
        </span>
        <span>{brand.adultsOnly}</span>
      </p>
      <div className="row items-end flex-wrap">
        <p>{brand.licence}</p>
        <a
          href="#top"
          className="inline-flex items-center gap-1.5 min-h-11 underline"
          onClick={event => {
            event.preventDefault()
            toTop()
          }}
        >
          <Icon name="up" size={18} />
          Back to top
        </a>
      </div>
      <ShellSandbox place="footer" />
    </div>
  </footer>
)
