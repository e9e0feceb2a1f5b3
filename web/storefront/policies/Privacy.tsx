import { Trans, useLingui } from '@lingui/react/macro';
import { business } from '#contract/business';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { PageHead } from '../../seo/PageHead';
import * as styles from './PolicyPage.css';
import { PolicySection } from './PolicySection';

export function Privacy() {
  const { t } = useLingui();
  return (
    <div className={styles.page}>
      <PageHead
        title={t`Your privacy`}
        description={t`What we store when you write to us or order, what stays on your device, how long we keep it, and how to get your data or have it erased.`}
      />
      <h1 className={styles.title}>
        <Trans>Your privacy</Trans>
      </h1>
      <p className={styles.introduction}>
        <Trans>
          We need to know who the board is for and where to bring it. This is all we store, and what
          we do with it.
        </Trans>
      </p>
      <StoredData />
      <DeviceData />
      <Newsletter />
      <OtherCompanies />
      <YourRights />
    </div>
  );
}

const StoredData = () => (
  <PolicySection title={<Trans>What you send us</Trans>}>
    <p>
      <Trans>
        Your name, email address, phone number and what you write reach only the two of us. An order
        also has the address, the time and the allergies that you tell us; a request for a custom
        board, a restoration or an event also has your photos.
      </Trans>
    </p>
    <p>
      <Trans>
        We use them to answer you and to make and deliver your order. They stay in our records until
        we erase them. Photos that were uploaded but never sent with a request are deleted after a
        day, and no photo of yours is public.
      </Trans>
    </p>
  </PolicySection>
);

const DeviceData = () => (
  <PolicySection title={<Trans>What stays on your device</Trans>}>
    <p>
      <Trans>
        Your cart, your wishlist, your receipts, orders whose page you opened, forms that you have
        begun, and orders that wait for a connection are stored on your device. You can remove them
        there, or clear the data of this site in your browser.
      </Trans>
    </p>
    <p>
      <Trans>
        There are no advertising cookies, and we don’t follow you to other sites. We count visitors
        by the day, without storing who they are.
      </Trans>
    </p>
  </PolicySection>
);

const Newsletter = () => (
  <PolicySection title={<Trans>Our letter</Trans>}>
    <p>
      <Trans>
        We store your email address and language only if you sign up for our letter, and use them
        for nothing else. You can unsubscribe at any time.
      </Trans>
    </p>
  </PolicySection>
);

const OtherCompanies = () => (
  <PolicySection title={<Trans>Who else sees it</Trans>}>
    <p>
      <Trans>
        We don’t sell or lend your data to anyone. The services that store our data, carry our mail
        and deliver parcels get only what they need for that.
      </Trans>
    </p>
  </PolicySection>
);

function YourRights() {
  const { email } = business;
  return (
    <PolicySection title={<Trans>Your data is yours</Trans>}>
      <p>
        <Trans>
          Ask us for a copy of everything that we have about you, or to correct or erase it. Write
          from the address that you used to <a href={`mailto:${email}`}>{email}</a>, or call{' '}
          <a href={`tel:${business.phone.e164}`} className={styles.phone}>
            {business.phone.display}
          </a>
          .
        </Trans>
      </p>
      <p>
        <PageLink to={paths.contact()} className={styles.link}>
          <Trans>Write to us</Trans>
        </PageLink>
      </p>
    </PolicySection>
  );
}
