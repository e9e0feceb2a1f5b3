import { Trans } from '@lingui/react/macro';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { button } from '../../ui/button/Button.css';
import * as styles from './FaqPage.css';

export const ContactPrompt = () => (
  <section className={styles.contact} aria-labelledby="another">
    <h2 id="another" className={styles.contactTitle}>
      <Trans>Can’t find your question?</Trans>
    </h2>
    <p className={styles.introduction}>
      <Trans>Write to us or call: one of the two of us answers.</Trans>
    </p>
    <p className={styles.action}>
      <PageLink to={paths.contact()} className={button.primary}>
        <Trans>Contact Us</Trans>
      </PageLink>
    </p>
  </section>
);
