import { Trans, useLingui } from '@lingui/react/macro';
import { button } from '../../ui/button/Button.css';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import * as styles from './Process.css';
import { intro, sideHeadingSection } from './RestorationPage.css';

export function Process() {
  const { t } = useLingui();
  const steps = [
    {
      name: t`First photos`,
      text: t`You send us a few pictures of the piece and of its fragments, with what you know of it: where it comes from, when it fell.`,
    },
    {
      name: t`Examination`,
      text: t`Then we hold it in daylight and tap it, to hear the cracks that do not show. We write down old repairs and whatever is missing.`,
    },
    {
      name: t`Estimate`,
      text: t`You get the price and the timing in writing. If it’s better left as it is, we’ll say so.`,
    },
    {
      name: t`Cleaning`,
      text: t`Dust, kitchen smoke and old glue come off, until the breaks are bare clay again.`,
    },
    {
      name: t`Joining`,
      text: t`The fragments are put together dry first, all of them, and only then bonded, one joint at a time.`,
    },
    {
      name: t`Filling and painting`,
      text: t`What was lost is built up again and painted by hand, in colors mixed to match the ones beside it.`,
    },
    {
      name: t`Sealing and return`,
      text: t`A clear coat protects the new paint. Once it has hardened, the piece goes home with a card that says what was done.`,
    },
  ];
  return (
    <section className={sideHeadingSection} aria-labelledby="process">
      <div className={styles.heading}>
        <SectionHeading id="process">
          <Trans>A restoration, in seven steps</Trans>
        </SectionHeading>
        <p className={intro}>
          <Trans>We don’t start until you’ve said yes to the price and the timing.</Trans>
        </p>
        <p className={styles.action}>
          <a href="#request" className={button.secondary}>
            <Trans>Tell us about your piece</Trans>
          </a>
        </p>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ name, text }) => (
          <li key={name} className={styles.step}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
