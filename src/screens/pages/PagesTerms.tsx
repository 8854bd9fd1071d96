import { Fragment } from 'react'
import { brand } from '#src/brand.ts'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { licence } from './licence.ts'
import { terms } from './terms-words.ts'
import { PagesSection, PagesText } from './PagesText.tsx'
import { words } from './terms-head.ts'

export const PagesTerms = () => (
  <PagesText
    title={words.$terms}
    lead={`The rules between you and us, in words you can read. In force since ${licence.termsSince}.`}
  >
    {words.$onlyEnglish && <p className="text-soft">{words.$onlyEnglish}</p>}
    <Slip>
      {terms.map(({ title, words: sentences }, index) => (
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
    <p className="text-soft">{brand.licence}</p>
  </PagesText>
)
