import { Link } from '@tanstack/react-router'
import { brand } from '#src/brand.ts'
import { Fold } from '#src/ui/Fold.tsx'
import { answers } from './faq-words.ts'
import { PagesText } from './PagesText.tsx'

export const PagesFaq = () => (
  <PagesText title="Questions and answers" lead="Short answers. Where money is concerned, exact ones.">
    <div>
      {answers.map(([question, words]) => (
        <Fold key={question} summary={question}>
          <p className="text-soft">{words}</p>
        </Fold>
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
