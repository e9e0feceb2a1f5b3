import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { business } from '#contract/business';
import { useLanguage } from '../../i18n/use-language';
import { FigLeaf } from '../../ui/icon/FigLeaf';
import { ThemeSwitch } from '../../ui/theme-switch/ThemeSwitch';
import * as styles from './Footer.css';
import { LanguageSwitch } from './LanguageSwitch';
import { NavigationLinks } from './NavigationLinks';
import { footerNavigation, moreNavigation, navigation } from './navigation';
import { OpeningHours } from './OpeningHours';
import { PaymentCards } from './PaymentCards';
import { SocialLinks } from './SocialLinks';

export const Footer = memo(function Footer() {
  const { t } = useLingui();
  const language = useLanguage();
  const { address, email, phone } = business;
  const [mailbox, host] = email.split('@');
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <FigLeaf size={44} className={styles.leaf} />
          <div className={styles.nameAndTagline}>
            <p className={styles.name}>{business.name}</p>
            <p>{business.tagline[language]}</p>
          </div>
          <div className={styles.language}>
            <LanguageSwitch />
          </div>
        </div>
        <nav id="footer-navigation" aria-label={t`Footer`} className={styles.navigation}>
          <h2 className={styles.title}>
            <Trans>Explore</Trans>
          </h2>
          <NavigationLinks entries={navigation} className={styles.links} />
          <NavigationLinks
            entries={[...moreNavigation, ...footerNavigation]}
            className={styles.links}
          />
        </nav>
        <div className={styles.visit}>
          <h2 className={styles.title}>
            <Trans>Visit & write</Trans>
          </h2>
          <address className={styles.links}>
            <p>
              {address.street}, {address.neighborhood}
              <br />
              {address.city}, {address.state} {address.postalCode}
            </p>
            <a href={`tel:${phone.e164}`}>{phone.display}</a>
            <a href={`mailto:${email}`}>
              {mailbox}@<span className={styles.emailHost}>{host}</span>
            </a>
          </address>
        </div>
        <div className={styles.hours}>
          <h2 className={styles.title}>
            <Trans>Hours</Trans>
          </h2>
          <OpeningHours />
        </div>
        <div className={styles.follow}>
          <h2 className={styles.title}>
            <Trans>Follow us</Trans>
          </h2>
          <SocialLinks />
        </div>
      </div>
      <div className={styles.bottomBar}>
        <PaymentCards />
        <p className={styles.copyright}>© {business.name}</p>
        <ThemeSwitch />
      </div>
    </footer>
  );
});
