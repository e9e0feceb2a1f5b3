import { useLingui } from '@lingui/react/macro';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { AboutImage } from './AboutImage';
import * as styles from './ArtOfCharcuterie.css';
import { aboutImageTags } from './about-images';
import { section } from './sections.css';

export function ArtOfCharcuterie() {
  const { t } = useLingui();
  const steps = [
    {
      tag: aboutImageTags.selection,
      name: t`Selection`,
      text: t`We taste before we buy, every time: cheeses from makers we can call by name, meats that were given the months they need, fruit from the market that morning.`,
    },
    {
      tag: aboutImageTags.arrangement,
      name: t`Arrangement`,
      text: t`Cheeses go down first, then the bowls, then the meats folded by hand. The fruit and the nuts fill what is left, until the wood is gone.`,
    },
    {
      tag: aboutImageTags.finishing,
      name: t`Finishing`,
      text: t`Thyme, edible flowers, a spoon of honey. We look at it from where your guests will stand, and only then does it leave the kitchen.`,
    },
  ];
  return (
    <section className={section} aria-labelledby="art">
      <SectionHeading id="art">{t`The art of charcuterie`}</SectionHeading>
      <ol className={styles.steps}>
        {steps.map(({ tag, name, text }) => (
          <li key={tag} className={styles.step}>
            <AboutImage
              tag={tag}
              sizes="(min-width: 1240px) 370px, (min-width: 768px) 30vw, 92vw"
              className={styles.image}
            />
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
