import { Trans } from '@lingui/react/macro';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { AboutImage } from './AboutImage';
import { aboutImageTags } from './about-images';
import { image, statement } from './Mission.css';
import { paragraph, sideHeadingSection } from './sections.css';

export const Mission = () => (
  <section className={sideHeadingSection} aria-labelledby="mission">
    <SectionHeading id="mission">
      <Trans>Our mission</Trans>
    </SectionHeading>
    <div>
      <p className={statement}>
        <Trans>We work for the hour after a meal when nobody gets up.</Trans>
      </p>
      <p className={paragraph}>
        <Trans>
          In Spanish it’s called <i lang="es">sobremesa</i>, and English has no word for it. So we
          choose food that keeps its flavor while people talk, we think of something for every guest
          at the table, and nothing we bring has to be served hot.
        </Trans>
      </p>
      <AboutImage
        tag={aboutImageTags.table}
        sizes="(min-width: 1240px) 770px, (min-width: 1024px) 62vw, 92vw"
        className={image}
      />
    </div>
  </section>
);
