import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../seo/PageHead';

export function RecipesPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Recipes`} description={t`Recipes`} />
      <h1>
        <Trans>Recipes</Trans>
      </h1>
    </>
  );
}
