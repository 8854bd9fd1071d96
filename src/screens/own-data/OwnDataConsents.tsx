import { useChooseConsent, type OwnData } from '#src/api/accounts/own-data.ts'
import { formatDate, formatDateTime } from '#src/lib/lagos-time.ts'
import { CLICK_DAYS } from '#src/model/own-data-forms.ts'
import { SmallButton } from '#src/ui/buttons/SmallButton.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { words as modalWords } from '#src/ui/modals/words.ts'
import { Section } from '#src/ui/Section.tsx'
import { words as clickWords } from '#src/ui/words/click.ts'
import { words } from './words.ts'

type Consent = OwnData['consents'][number]

const said = ({ givenAt, version, endedAt }: Consent): string =>
  [
    words.$since(formatDateTime(Date.parse(givenAt))),
    version && words.$version(formatDate(Date.parse(version))),
    endedAt && words.$takenBack(formatDateTime(Date.parse(endedAt))),
  ]
    .filter(Boolean)
    .join('')

interface RowProps {
  name: string
  text: string
  consents: readonly Consent[]
  children?: React.ReactNode
}

const Row = ({ name, text, consents, children }: RowProps) => (
  <li className="stack gap-1 py-2">
    <b>{name}</b>
    <span>{text}</span>
    {consents.map(it => (
      <span key={it.givenAt} className="hint">
        {said(it)}
      </span>
    ))}
    {consents.length === 0 && <span className="hint">{words.$never}</span>}
    {children}
  </li>
)

interface Props {
  consents: readonly Consent[]
  email: string | null
}

export const OwnDataConsents = ({ consents, email }: Props) => {
  const choose = useChooseConsent()
  const about = (name: Consent['about']) => consents.filter(it => it.about === name)
  const choice = (name: Exclude<Consent['about'], 'adult'>) => {
    const given = about(name).some(it => !it.endedAt)
    return (
      <SmallButton
        className="self-start mt-1"
        loading={choose.isPending && choose.variables.about === name}
        onClick={() => choose.mutate({ about: name, given: !given })}
      >
        {given ? words.$takeBack : words.$agree}
      </SmallButton>
    )
  }
  return (
    <Section id="consents" title={words.$whatYouAgreedTo}>
      <ul className="list-none m-0 p-0 stack">
        <Row name={words.$adult} text={modalWords.$iAmAbove18} consents={about('adult')} />
        <Row name={words.$clicks} text={clickWords.$onlyTheAdvert(CLICK_DAYS)} consents={about('clicks')}>
          {choice('clicks')}
        </Row>
        <Row
          name={words.$newsletter}
          text={email ? words.$newsletterText(email) : words.$confirmAnAddress}
          consents={about('newsletter')}
        >
          {email && choice('newsletter')}
        </Row>
        {about('testimonial').length > 0 && (
          <Row name={words.$testimonial} text={words.$testimonialText} consents={about('testimonial')}>
            {choice('testimonial')}
          </Row>
        )}
      </ul>
      {choose.error && <ErrorNote error={choose.error} />}
    </Section>
  )
}
