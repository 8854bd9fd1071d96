import { useLicence } from '#src/api/public/licence.ts'
import { brand } from '#src/brand.ts'
import { licenceLine } from '#src/lib/state/licence.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { dialLink } from '../shared/dial-link.ts'
import { PagesSection, PagesText } from './PagesText.tsx'
import { words } from './words.ts'

export const PagesContact = () => {
  const licence = useLicence()
  return (
    <PagesText title={words.$contact} lead={words.$callOrWrite}>
      <section aria-labelledby="call">
        <h2 id="call" className="title-2">
          {words.$callUs}
        </h2>
        <ul className="rows mt-2">
          {brand.supportPhones.map(phone => (
            <li key={phone}>
              <a href={dialLink(phone)} className="btn-link num text-xl">
                <Icon name="phone" size={20} />
                {phone}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="write">
        <h2 id="write" className="title-2">
          {words.$writeToUs}
        </h2>
        <a href={`mailto:${brand.supportEmail}`} className="btn-link mt-2">
          {brand.supportEmail}
        </a>
        <p className="text-soft mt-1">{words.$aboutATicketPut}</p>
      </section>
      <PagesSection title={words.$aComplaint}>
        <p>{words.$toTheRegulator}</p>
        <p>{words.$theRegulatorIs(licence.regulator, licence.regulatorContact)}</p>
        <p className="text-soft">
          {licenceLine(licence)} {licence.operatorAddress}.
        </p>
      </PagesSection>
      <PagesSection title={words.$noCodeOnYour}>
        <p>
          {words.$dial} <b className="num">{brand.ussdCode}</b> {words.$onThePhoneThat}
        </p>
        <div>
          <LinkButton to="/faq" kind="quiet">
            {words.$questionsAndAnswers}
          </LinkButton>
        </div>
      </PagesSection>
    </PagesText>
  )
}
