import { brand } from '#src/brand.ts'
import { terms } from './terms-words.ts'
import { PagesSection, PagesText } from './PagesText.tsx'
import { words } from './terms-head.ts'

export const PagesTerms = () => (
  <PagesText
    title={words.$terms}
    lead="The rules between you and us, in words you can read. In force since 1 November 2026."
  >
    {words.$onlyEnglish && <p className="text-soft">{words.$onlyEnglish}</p>}
    {terms.map(({ title, words: sentences }, index) => (
      <PagesSection key={title} title={`${index + 1}. ${title}`}>
        {sentences.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </PagesSection>
    ))}
    <p className="text-soft">{brand.licence}</p>
  </PagesText>
)
