import { brand } from '#src/brand.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { PagesSection, PagesText } from './PagesText.tsx'

const dial = (phone: string) => `tel:${phone.replaceAll(' ', '')}`

export const PagesContact = () => (
  <PagesText title="Contact" lead="Call or write. A person answers.">
    <section aria-labelledby="call">
      <h2 id="call" className="title-2">
        Call us
      </h2>
      <ul className="rows mt-2">
        {brand.supportPhones.map(phone => (
          <li key={phone}>
            <a href={dial(phone)} className="btn-link num text-xl">
              <Icon name="phone" size={20} />
              {phone}
            </a>
          </li>
        ))}
      </ul>
    </section>
    <section aria-labelledby="write">
      <h2 id="write" className="title-2">
        Write to us
      </h2>
      <a href={`mailto:${brand.supportEmail}`} className="btn-link mt-2">
        {brand.supportEmail}
      </a>
      <p className="text-soft mt-1">
        About a ticket? Put its game play ID into the mail. About a payment? Put its reference. Never send a
        password, a PIN or a one-time code: we never ask for them.
      </p>
    </section>
    <PagesSection title="No code on your phone?">
      <p>
        Dial <b className="num">{brand.ussdCode}</b> on the phone that you registered, then try again.
      </p>
      <div>
        <LinkButton to="/faq" kind="quiet">
          Questions and answers
        </LinkButton>
      </div>
    </PagesSection>
  </PagesText>
)
