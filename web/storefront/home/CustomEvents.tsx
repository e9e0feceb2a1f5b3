import { Trans } from '@lingui/react/macro';
import { getLargeEventWeeks } from '#contract/settings/large-event-weeks';
import { useQuery } from '../../data/use-query';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { button } from '../../ui/button/Button.css';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { CategoryCards } from '../category-cards/CategoryCards';
import { useShopFacts } from '../shop-settings/use-shop-facts';
import { customEventImagesQuery } from './custom-event-images-query';
import * as styles from './sections.css';
import { useCustomEventContactUrl } from './use-custom-event-contact-url';

export function CustomEvents() {
  const contactUrl = useCustomEventContactUrl();
  const { data: images = [] } = useQuery(customEventImagesQuery);
  const { from, to } = getLargeEventWeeks(useShopFacts());
  return (
    <section className={styles.section} aria-labelledby="categories">
      <SectionHeading id="categories">
        <Trans>For two, for twenty, for the whole street</Trans>
      </SectionHeading>
      <CategoryCards images={images} />
      <div className={styles.customEvent}>
        <div>
          <h3 className={styles.customEventTitle}>
            <Trans>Planning something of your own?</Trans>
          </h3>
          <p className={styles.customEventText}>
            <Trans>
              Tell us the day, the place and how many you’ll be. For large events, write to us{' '}
              {from} to {to} weeks ahead.
            </Trans>
          </p>
        </div>
        <div className={styles.customEventLinks}>
          <PageLink to={paths.plan()} className={button.primary}>
            <Trans>Plan an event</Trans>
          </PageLink>
          <PageLink to={contactUrl} className={button.secondary}>
            <Trans>Ask about a custom event</Trans>
          </PageLink>
        </div>
      </div>
    </section>
  );
}
