import { Trans, useLingui } from '@lingui/react/macro';
import { business, contactDeliveryPlaces, leadTimeHours } from '#contract/business';
import type { PageProps } from '../../app/page';
import { useHydrated } from '../../app/use-hydrated';
import { formatList } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { LocalBusinessData } from '../../seo/LocalBusinessData';
import { PageHead } from '../../seo/PageHead';
import { button } from '../../ui/button/Button.css';
import { SectionHeading } from '../../ui/rule/SectionHeading';
import { OpeningHours } from '../layout/OpeningHours';
import { SocialLinks } from '../layout/SocialLinks';
import * as styles from './ContactPage.css';

const hours = leadTimeHours;
const days = leadTimeHours / 24;

export function ContactPage({ address: { search } }: PageProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { address, email, phone } = business;
  const places = formatList(contactDeliveryPlaces, language);
  // The server paints one page for every subject, and a link that is taken over keeps the address it came with.
  const subject = useHydrated() ? search.get('subject') : null;
  return (
    <div className={styles.page}>
      <PageHead
        title={t`Contact Us`}
        description={t`Write or call La Higuera in Highland Park, Los Angeles: boards, grazing tables and events, with 96 hours of notice.`}
      />
      <LocalBusinessData picture={undefined} />
      <h1 className={styles.title}>
        <Trans>Contact Us</Trans>
      </h1>
      <p className={styles.subtitle}>
        <Trans>We'd love to hear from you</Trans>
      </p>
      <SectionHeading>
        <Trans>Get In Touch</Trans>
      </SectionHeading>
      <div className={styles.columns}>
        <section>
          <h3 className={styles.name}>
            <Trans>Where we are</Trans>
          </h3>
          <address className={styles.plain}>
            {address.street}, {address.neighborhood}
            <br />
            {address.city}, {address.state} {address.postalCode}
          </address>
          <OpeningHours />
        </section>
        <section>
          <h3 className={styles.name}>
            <Trans>Questions of any kind</Trans>
          </h3>
          <p className={styles.actions}>
            <a className={button()} href={emailAddress(email, subject)}>
              {email}
            </a>
            <a className={button({ kind: 'quiet' })} href={`tel:${phone.dialled}`}>
              {phone.shown}
            </a>
          </p>
        </section>
        <section>
          <h3 className={styles.name}>
            <Trans>Orders</Trans>
          </h3>
          <p>
            <Trans>
              All board orders need {hours} hours ({days} days) notice. Local delivery in Northeast
              LA: {places}.
            </Trans>
          </p>
        </section>
        <section>
          <h3 className={styles.name}>
            <Trans>Follow us</Trans>
          </h3>
          <SocialLinks />
        </section>
      </div>
    </div>
  );
}

/** A letter to the shop, its subject filled in when the address named one. */
const emailAddress = (email: string, subject: string | null): string =>
  subject ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : `mailto:${email}`;
