import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '../../data/use-query';
import { useLanguage } from '../../i18n/use-language';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { PageHead } from '../../seo/PageHead';
import { button } from '../../ui/button/Button.css';
import { useShopTexts } from '../shop-settings/use-shop-facts';
import { classicBoardRecipe } from './classic-board-recipe';
import { mediterraneanBoardRecipe } from './mediterranean-board-recipe';
import { PairingGuide } from './PairingGuide';
import { RecipeCard } from './RecipeCard';
import * as styles from './RecipesPage.css';
import type { Recipe } from './recipe';
import { recipeProductIdsQuery } from './recipe-product-ids';
import { useRecipeImages } from './use-recipe-images';

export { queries } from './queries';
export { RecipesPage as Component };

const recipes: readonly Recipe[] = [classicBoardRecipe, mediterraneanBoardRecipe];

function RecipesPage() {
  const { t } = useLingui();
  const language = useLanguage();
  const { data: productIds } = useQuery(recipeProductIdsQuery);
  const getRecipeImage = useRecipeImages();
  const notice = useShopTexts()?.noticeDays;
  return (
    <div className={styles.page}>
      <PageHead
        title={t`Charcuterie Board Recipes`}
        description={t`Build our Classic Charcuterie Board or a Mediterranean Inspired one at home: every amount, every step, and a guide to pairing meats, cheeses and beverages.`}
        ogImage={getRecipeImage(classicBoardRecipe)}
      />
      <div className={styles.header}>
        <h1 className={styles.title}>
          <Trans>Recipes from our kitchen</Trans>
        </h1>
        <div>
          <p className={styles.intro}>
            <Trans>
              Two boards we have built more often than we can count, written down the way we would
              tell them to a neighbor: how much to buy, what to cut first, where everything goes.
            </Trans>
          </p>
          <nav className={styles.recipeNavigation} aria-label={t`Recipes on this page`}>
            {recipes.map(({ id, name }) => (
              <a key={id} href={`#${id}`}>
                {name[language]}
              </a>
            ))}
          </nav>
        </div>
      </div>
      {recipes.map((recipe, index) => (
        <RecipeCard
          key={recipe.id}
          recipe={recipe}
          productId={productIds?.[recipe.id]}
          image={getRecipeImage(recipe)}
          side={index === 0 ? 'left' : 'right'}
        />
      ))}
      <PairingGuide />
      <section className={styles.closing} aria-labelledby="custom-board">
        <h2 id="custom-board" className={styles.closingTitle}>
          <Trans>A board nobody has written down yet</Trans>
        </h2>
        {notice && (
          <p className={styles.closingText}>
            <Trans>
              Tell us who’s coming and what they like, and we’ll create it together. Give us{' '}
              {notice}, and we’ll build it the day it’s eaten.
            </Trans>
          </p>
        )}
        <PageLink to={paths.contact()} className={button.primary}>
          <Trans>Request a Custom Board</Trans>
        </PageLink>
      </section>
    </div>
  );
}
