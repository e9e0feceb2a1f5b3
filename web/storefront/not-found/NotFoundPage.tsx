import { Trans, useLingui } from '@lingui/react/macro';
import { business } from '#contract/business';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { PageHead } from '../../seo/PageHead';
import { button } from '../../ui/button/Button.css';
import { EmptyState } from '../../ui/notice/EmptyState';
import * as styles from './NotFoundPage.css';

export { NotFoundPage as Component };

function NotFoundPage() {
  const { t } = useLingui();
  const { address, phone } = business;
  return (
    <>
      <PageHead
        title={t`Page Not Found`}
        description={t`There’s nothing here, but the shop is a step away.`}
        noIndex
      />
      <EmptyState headingLevel={1} title={<Trans>Page Not Found</Trans>}>
        <p>
          <Trans>The piece you are looking for seems to have been moved.</Trans>
        </p>
        <p className={styles.actions}>
          <PageLink to={paths.home()} className={button.primary}>
            <Trans>Back to home</Trans>
          </PageLink>
          <PageLink to={paths.shopCategories()} className={button.secondary}>
            <Trans>Browse the categories</Trans>
          </PageLink>
        </p>
        <address className={styles.address}>
          {address.street}, {address.neighborhood}
          <br />
          {address.city}, {address.state} {address.postalCode}
          <br />
          <a href={`tel:${phone.e164}`} className={styles.phone}>
            {phone.display}
          </a>
        </address>
      </EmptyState>
    </>
  );
}
