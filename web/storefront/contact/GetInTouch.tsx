import { Trans } from '@lingui/react/macro';
import { business, contactDeliveryPlaces } from '#contract/business';
import { formatList } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { OpeningHours } from '../layout/OpeningHours';
import { SocialLinks } from '../layout/SocialLinks';
import { useShopTexts } from '../shop-settings/use-shop-facts';
import * as styles from './ContactPage.css';

export function GetInTouch() {
  const { address, email, phone } = business;
  const places = formatList(contactDeliveryPlaces, useLanguage());
  const notice = useShopTexts()?.notice;
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
          {notice && (
            <p>
              <Trans>
                All board orders need {notice} notice. Local delivery in Northeast LA: {places}.
              </Trans>
            </p>
          )}
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
