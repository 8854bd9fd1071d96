import { Link } from '@tanstack/react-router'
import { useLicence } from '#src/api/public/licence.ts'
import { brand } from '#src/brand.ts'
import { licenceLine, percentOf } from '#src/lib/state/licence.ts'
import { Fold } from '#src/ui/Fold.tsx'
import { answers } from './faq-words.ts'
import { PagesText } from './PagesText.tsx'
import { words } from './words.ts'

export const PagesFaq = () => {
  const licence = useLicence()
  const told = [
    licenceLine(licence),
    percentOf(licence.winningsTax),
    licence.regulator,
    licence.regulatorContact,
  ] as const
  return (
    <PagesText title={words.$questionsAndAnswers} lead={words.$shortAnswers}>
      <div>
        {answers.map(([question, words]) => (
          <Fold key={question} summary={question}>
            <p className="text-soft">{typeof words === 'string' ? words : words(...told)}</p>
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
}
