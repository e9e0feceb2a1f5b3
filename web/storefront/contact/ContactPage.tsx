import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { leadTimeHours } from '#contract/business';
import { useQuery } from '../../data/use-query';
import type { PageProps } from '../../routing/define-page';
import { PageHead } from '../../seo/PageHead';
import { FigLeaf } from '../../ui/icon/FigLeaf';
import { ResponsiveImage } from '../../ui/image/ResponsiveImage';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { useShopFacts } from '../shop-settings/use-shop-facts';
import { ContactForm } from './ContactForm';
import * as styles from './ContactPage.css';
import { contactImageQuery } from './contact-image';
import { GetInTouch } from './GetInTouch';

export { queries } from './queries';
export { ContactPage as Component };

function ContactPage({ url: { search } }: PageProps) {
  const { t } = useLingui();
  const { noticeHours = leadTimeHours } = useShopFacts() ?? {};
  const { data } = useQuery(contactImageQuery);
  const image = data?.[0]?.image;
  return (
    <div className={styles.page}>
      <PageHead
        ogImage={image}
        title={t`Contact & delivery`}
        description={t`Write or call La Higuera in Highland Park, Los Angeles: boards, grazing tables and events, with ${plural(
          noticeHours,
          { one: '# hour’s notice', other: '# hours’ notice' },
        )}.`}
      />
      <div className={styles.hero}>
        <div>
          <h1 className={styles.title}>
            <Trans>Contact Us</Trans>
          </h1>
          <p className={styles.subtitle}>
            <Trans>We'd love to hear from you</Trans>
          </p>
        </div>
        {image && (
          <div className={styles.imageWrapper}>
            <ResponsiveImage image={image} sizes="50vw" className={styles.image} />
          </div>
        )}
      </div>
      <div className={styles.card}>
        <GetInTouch />
        <section aria-labelledby="write" className={styles.message}>
          <span className={styles.stamp}>
            <FigLeaf size={40} />
          </span>
          <SectionHeading id="write">
            <Trans>Write to us</Trans>
          </SectionHeading>
          <ContactForm subject={search.get('subject') ?? ''} />
        </section>
      </div>
    </div>
  );
}
