import { Fragment } from 'react'
import { useLicence } from '#src/api/public/licence.ts'
import { licenceLine } from '#src/lib/state/licence.ts'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { privacyOf } from './privacy-words.ts'
import { TERMS_SINCE, termsOf, type Clause } from './terms-words.ts'
import { PagesSection, PagesText } from './PagesText.tsx'
import { words } from './terms-head.ts'

const Clauses = ({ clauses }: { clauses: readonly Clause[] }) => (
  <Slip>
    {clauses.map(({ title, words: sentences }, index) => (
      <Fragment key={title}>
        {index > 0 && <Tear />}
        <PagesSection title={`${index + 1}. ${title}`}>
          {sentences.map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
        </PagesSection>
      </Fragment>
    ))}
  </Slip>
)

export const PagesTerms = () => {
  const licence = useLicence()
  return (
    <PagesText
      title={words.$terms}
      lead={`The rules between you and us, in words you can read. In force since ${TERMS_SINCE}.`}
    >
      {words.$onlyEnglish && <p className="text-soft">{words.$onlyEnglish}</p>}
      <p>
        <a href="#privacy" className="btn-link">
          {words.$privacyNotice}
        </a>
      </p>
      <Clauses clauses={termsOf(licence)} />
      <p className="text-soft">{licenceLine(licence)}</p>
      <section id="privacy" className="grid gap-3" aria-labelledby="privacy-title">
        <h2 id="privacy-title" className="title-2">
          {words.$privacyNotice}
        </h2>
        <Clauses clauses={privacyOf(licence)} />
      </section>
    </PagesText>
  )
}
