import { Link } from '@tanstack/react-router'
import { brand } from '#src/brand.ts'
import { Fold } from '#src/ui/Fold.tsx'
import { answers } from './faq-words.ts'
import { PagesText } from './PagesText.tsx'
import { words } from './words.ts'

export const PagesFaq = () => (
  <PagesText title={words.$questionsAndAnswers} lead={words.$shortAnswers}>
    <div>
      {answers.map(([question, words]) => (
        <Fold key={question} summary={question}>
          <p className="text-soft">{words}</p>
        </Fold>
      ))}
    </div>
    <p>
      {words.$yourQuestionIsNot}{' '}
      <Link to="/contact" className="btn-link">
        {words.$talkTo(brand.name)}
      </Link>
    </p>
  </PagesText>
)
