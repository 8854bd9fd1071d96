import { Link } from '@tanstack/react-router'
import { brand } from '#src/brand.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { answers } from './faq-words.ts'
import { PagesText } from './PagesText.tsx'

export const PagesFaq = () => (
  <PagesText title="Questions and answers" lead="Short answers. Where money is concerned, exact ones.">
    <div className="grid gap-3">
      {answers.map(([question, words]) => (
        <details key={question} className="card">
          <summary className="row min-h-11 cursor-pointer font-bold">
            {question}
            <Icon name="down" size={20} className="flex-none text-soft" />
          </summary>
          <p className="text-soft mt-2">{words}</p>
        </details>
      ))}
    </div>
    <p>
      Your question is not here?{' '}
      <Link to="/contact" className="btn-link">
        Talk to {brand.name}
      </Link>
    </p>
  </PagesText>
)
