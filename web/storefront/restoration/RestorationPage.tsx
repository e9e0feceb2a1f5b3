import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../seo/PageHead';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { Process } from './Process';
import { Questions } from './Questions';
import { RecentProjects } from './RecentProjects';
import { RestorationHero } from './RestorationHero';
import * as styles from './RestorationPage.css';
import { RequestForm } from './request-form/RequestForm';
import { useCeramicImages } from './use-restoration-images';

export { queries } from './queries';
export { RestorationPage as Component };

function RestorationPage() {
  const { t } = useLingui();
  const getCeramicImage = useCeramicImages();
  return (
    <div className={styles.page}>
      <PageHead
        title={t`Restoration Services`}
        description={t`Custom charcuterie boards made to order, and Talavera and other Mexican ceramics restored by hand in Highland Park, Los Angeles.`}
        ogImage={getCeramicImage('plate', 'after') ?? undefined}
      />
      <RestorationHero />
      <Process />
      <RecentProjects />
      <Questions />
      <section id="request" className={styles.sideHeadingSection} aria-labelledby="request-heading">
        <div className={styles.requestIntro}>
          <SectionHeading id="request-heading">
            <Trans>Tell us about your board or your piece</Trans>
          </SectionHeading>
          <p className={styles.intro}>
            <Trans>
              For a board: the day, how many you will be, and what nobody at the table eats. For a
              piece to restore: what it is, where it broke, and whether you still have all the
              fragments.
            </Trans>
          </p>
        </div>
        <RequestForm />
      </section>
    </div>
  );
}
