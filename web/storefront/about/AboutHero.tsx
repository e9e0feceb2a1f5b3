import { Trans } from '@lingui/react/macro';
import { owners } from '#contract/business';
import * as styles from './AboutHero.css';
import { AboutImage } from './AboutImage';
import { aboutImageTags } from './about-images';

const { mother, daughter } = owners;

export const AboutHero = () => (
  <div className={styles.hero}>
    <h1 className={styles.title}>
      <Trans>Two cooks, one fig tree</Trans>
    </h1>
    <p className={styles.introduction}>
      <Trans>
        We are {mother} and {daughter}, mother and daughter. One of us chooses, the other arranges,
        and we both taste.
      </Trans>
    </p>
    <AboutImage
      tag={aboutImageTags.hero}
      sizes="(min-width: 1240px) 1176px, (min-width: 768px) 94vw, 88vw"
      priority="first"
      className={styles.image}
    />
  </div>
);
