import { Trans, useLingui } from '@lingui/react/macro';
import { backOfficePaths } from '../../routing/back-office-paths';
import { Link } from '../../routing/Link';
import { NoIndexHead } from '../../seo/NoIndexHead';
import { button } from '../../ui/button/Button.css';
import { EmptyState } from '../../ui/notice/EmptyState';

export function BackOfficeNotFound() {
  const { t } = useLingui();
  return (
    <>
      <NoIndexHead title={t`Page Not Found`} />
      <EmptyState headingLevel={1} title={<Trans>Page Not Found</Trans>}>
        <p>
          <Trans>There’s no such page in the back office.</Trans>
        </p>
        <p>
          <Link to={backOfficePaths.dashboard()} className={button.primary}>
            <Trans>Back to Admin Dashboard</Trans>
          </Link>
        </p>
      </EmptyState>
    </>
  );
}
