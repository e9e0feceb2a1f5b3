import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../seo/PageHead';

export function RestorationPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Restoration Services`} description={t`Restoration Services`} />
      <h1>
        <Trans>Restoration Services</Trans>
      </h1>
    </>
  );
}
