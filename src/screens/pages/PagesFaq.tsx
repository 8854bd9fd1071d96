import { Link } from '@tanstack/react-router'
import { brand } from '#src/brand.ts'
import { answers } from './faq-words.ts'
import { PagesText } from './PagesText.tsx'

export const PagesFaq = () => (
  <PagesText title="Questions and answers" lead="Short answers. Where money is concerned, exact ones.">
    <div className="grid gap-3">
      {answers.map(([question, words]) => (
        <details key={question} className="card">
          <summary className="font-bold min-h-11 flex items-center cursor-pointer">{question}</summary>
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
