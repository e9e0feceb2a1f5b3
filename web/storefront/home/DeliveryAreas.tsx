import { Trans } from '@lingui/react/macro';
import { deliveryAreas } from '#contract/business';
import { formatList, formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { useShopFacts, useShopTexts } from '../shop-settings/use-shop-facts';
import * as styles from './DeliveryAreas.css';
import { section } from './sections.css';

export function DeliveryAreas() {
  const language = useLanguage();
  const fees = useShopFacts()?.fees;
  const notice = useShopTexts()?.notice;
  return (
    <section className={section} aria-labelledby="delivery">
      <SectionHeading id="delivery">
        <Trans>Where we deliver</Trans>
      </SectionHeading>
      <dl className={styles.areas}>
        {deliveryAreas.map(({ slug, name, places, fee: defaultFee }) => {
          const fee = fees?.[slug] ?? defaultFee;
          return (
            <div key={slug} className={styles.area}>
              <dt className={styles.name}>{name[language]}</dt>
              {places.length > 1 && <dd>{formatList(places, language)}</dd>}
              <dd className={styles.fee}>
                {fee ? formatPrice(fee, language) : <Trans>Free delivery</Trans>}
              </dd>
            </div>
          );
        })}
      </dl>
      {notice && (
        <p className={styles.note}>
          <Trans>
            Pickup in Highland Park is always possible. Every board needs {notice} notice.
          </Trans>
        </p>
      )}
    </section>
  );
}
