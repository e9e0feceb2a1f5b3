import { Trans, useLingui } from '@lingui/react/macro';
import type { PageProps } from '../../app/page';
import { LocalBusinessData } from '../../seo/LocalBusinessData';
import { PageHead } from '../../seo/PageHead';
import { SectionHeading } from '../../ui/rule/SectionHeading';
import { ContactForm } from './ContactForm';
import * as styles from './ContactPage.css';
import { GetInTouch } from './GetInTouch';

export function ContactPage({ address: { search } }: PageProps) {
  const { t } = useLingui();
  return (
    <div className={styles.page}>
      <PageHead
        title={t`Contact Us`}
        description={t`Write or call La Higuera in Highland Park, Los Angeles: boards, grazing tables and events, with 96 hours of notice.`}
      />
      <LocalBusinessData picture={undefined} />
      <div className={styles.hero}>
        <h1 className={styles.title}>
          <Trans>Contact Us</Trans>
        </h1>
        <p className={styles.subtitle}>
          <Trans>We'd love to hear from you</Trans>
        </p>
      </div>
      <div className={styles.columns}>
        <GetInTouch />
        <section aria-labelledby="write">
          <SectionHeading id="write">
            <Trans>Write to us</Trans>
          </SectionHeading>
          <ContactForm subject={search.get('subject') ?? ''} />
        </section>
      </div>
    </div>
  );
}
