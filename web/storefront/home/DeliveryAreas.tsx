import { Trans } from '@lingui/react/macro';
import { deliveryAreas, leadTimeHours } from '#contract/business';
import { formatList } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import * as styles from './DeliveryAreas.css';
import { section } from './sections.css';

const hours = leadTimeHours;
const days = leadTimeHours / 24;

export function DeliveryAreas() {
  const language = useLanguage();
  return (
    <section className={section} aria-labelledby="delivery">
      <SectionHeading id="delivery">
        <Trans>Where we deliver</Trans>
      </SectionHeading>
      <dl className={styles.areas}>
        {deliveryAreas.map(({ slug, name, places, isFree }) => (
          <div key={slug} className={styles.area}>
            <dt className={styles.name}>{name[language]}</dt>
            {places.length > 1 && <dd>{formatList(places, language)}</dd>}
            <dd className={styles.fee}>
              {isFree ? <Trans>Free delivery</Trans> : <Trans>Fee by location</Trans>}
            </dd>
          </div>
        ))}
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
