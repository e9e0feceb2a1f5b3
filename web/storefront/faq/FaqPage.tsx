import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../seo/PageHead';

export function FaqPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Frequently Asked Questions`} description={t`Frequently Asked Questions`} />
      <h1>
        <Trans>Frequently Asked Questions</Trans>
      </h1>
    </>
  );
}
