import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../i18n/use-language';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import * as styles from './PairingGuide.css';
import { pairingGuide } from './pairing-guide';

export function PairingGuide() {
  const language = useLanguage();
  return (
    <section className={styles.band} aria-labelledby="pairing-guide">
      <div className={styles.guide}>
        <SectionHeading id="pairing-guide">
          <Trans>Charcuterie Pairing Guide</Trans>
        </SectionHeading>
        <p className={styles.intro}>
          <Trans>
            Salt asks for something sweet, fat asks for something sharp, and what grew up in the
            same place usually gets along.
          </Trans>
        </p>
        <div className={styles.columns}>
          {pairingGuide.map(({ title, pairings }) => (
            <div key={title.en}>
              <h3 className={styles.title}>{title[language]}</h3>
              <dl>
                {pairings.map(({ name, text }) => (
                  <div key={name.en} className={styles.pairing}>
                    <dt className={styles.name}>{name[language]}</dt>
                    <dd className={styles.text}>{text[language]}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
