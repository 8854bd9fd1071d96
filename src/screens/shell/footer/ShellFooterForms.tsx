import { LanguageChoice } from '../../shared/LanguageChoice.tsx'
import { ShellNewsletter } from './ShellNewsletter.tsx'

export const ShellFooterForms = () => (
  <div className="stack">
    <ShellNewsletter />
    <LanguageChoice />
  </div>
)
