import { brand } from '#src/brand.ts'
import { terms } from './terms-words.ts'
import { PagesSection, PagesText } from './PagesText.tsx'

export const PagesTerms = () => (
  <PagesText
    title="Terms"
    lead="The rules between you and us, in words you can read. In force since 1 November 2026."
  >
    {terms.map(({ title, words }, index) => (
      <PagesSection key={title} title={`${index + 1}. ${title}`}>
        {words.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </PagesSection>
    ))}
    <p className="text-soft">{brand.licence}</p>
  </PagesText>
)
