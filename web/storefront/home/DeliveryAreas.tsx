import { Trans } from '@lingui/react/macro';
import { deliveryAreas, leadTimeHours } from '#contract/business';
import { useQuery } from '../../data/use-query';
import { formatList, formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import * as styles from './DeliveryAreas.css';
import { deliveryFeesQuery } from './delivery-fees-query';
import { section } from './sections.css';

const hours = leadTimeHours;
const days = leadTimeHours / 24;

export function DeliveryAreas() {
  const language = useLanguage();
  const { data: fees } = useQuery(deliveryFeesQuery);
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
      <p className={styles.note}>
        <Trans>
          Pickup in Highland Park is always possible. Every board needs {hours} hours ({days} days)
          notice.
        </Trans>
      </p>
    </section>
  );
}
