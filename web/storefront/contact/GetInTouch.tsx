import { Trans } from '@lingui/react/macro';
import { business, contactDeliveryPlaces, leadTimeHours } from '#contract/business';
import { formatList } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { OpeningHours } from '../layout/OpeningHours';
import { SocialLinks } from '../layout/SocialLinks';
import * as styles from './ContactPage.css';

const hours = leadTimeHours;
const days = leadTimeHours / 24;

export function GetInTouch() {
  const { address, email, phone } = business;
  const places = formatList(contactDeliveryPlaces, useLanguage());
  return (
    <section aria-labelledby="get-in-touch">
      <SectionHeading id="get-in-touch">
        <Trans>Get In Touch</Trans>
      </SectionHeading>
      <div className={styles.details}>
        <div>
          <h3 className={styles.name}>
            <Trans>Where we are</Trans>
          </h3>
          <address className={styles.address}>
            {address.street}, {address.neighborhood}
            <br />
            {address.city}, {address.state} {address.postalCode}
          </address>
          <OpeningHours />
        </div>
        <div>
          <h3 className={styles.name}>
            <Trans>Any questions?</Trans>
          </h3>
          <p className={styles.contactLinks}>
            <a href={`mailto:${email}`}>{email}</a>
            <a href={`tel:${phone.e164}`}>{phone.display}</a>
          </p>
        </div>
        <div>
          <h3 className={styles.name}>
            <Trans>Orders</Trans>
          </h3>
          <p>
            <Trans>
              All board orders need {hours} hours ({days} days) notice. Local delivery in Northeast
              LA: {places}.
            </Trans>
          </p>
        </div>
        <div>
          <h3 className={styles.name}>
            <Trans>Follow us</Trans>
          </h3>
          <SocialLinks />
        </div>
      </div>
    </section>
  );
}
