import { Trans } from '@lingui/react/macro';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { textButton } from '../../ui/button/Button.css';
import { recipeSkus } from '../recipes/recipe-skus';

/** Only for a product with a published recipe. */
export function RecipeLink({ sku }: { readonly sku: string | null }) {
  const [id] = Object.entries(recipeSkus).find(([, recipeSku]) => recipeSku === sku) ?? [];
  return (
    id && (
      <PageLink to={`${paths.recipes()}#${id}`} className={textButton}>
        <Trans>Build it yourself: read the recipe</Trans>
      </PageLink>
    )
  );
}
