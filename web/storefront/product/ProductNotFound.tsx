import { Trans, useLingui } from '@lingui/react/macro';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { PageHead } from '../../seo/PageHead';
import { button } from '../../ui/button/Button.css';
import { EmptyState } from '../../ui/notice/EmptyState';

export function ProductNotFound() {
  const { t } = useLingui();
  const apology = t`Sorry, we couldn't find the product you're looking for.`;
  return (
    <>
      <PageHead title={t`Product Not Found`} description={apology} noIndex />
      <EmptyState headingLevel={1} title={<Trans>Product Not Found</Trans>}>
        <p>{apology}</p>
        <PageLink to={paths.shop()} className={button.primary}>
          <Trans>Return to Shop</Trans>
        </PageLink>
      </EmptyState>
    </>
  );
}
