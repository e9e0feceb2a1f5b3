import { useLingui } from '@lingui/react/macro';
import type { Recipe as RecipeThing } from 'schema-dts';
import { business } from '#contract/business';
import type { ImageAsset } from '#contract/media/schema';
import { useLanguage } from '../../i18n/use-language';
import { useInitialData } from '../../routing/initial-data';
import { localizePath, paths } from '../../routing/paths';
import { buildAspectRatioUrls } from '../../seo/aspect-ratio-urls';
import { StructuredData } from '../../seo/StructuredData';
import type { PublishedRecipe } from './recipe';

interface RecipeDataProps {
  readonly recipe: PublishedRecipe;
  readonly image: ImageAsset | undefined;
}

/** Schema.org Recipe. Nothing is cooked, so the total time is the preparation time. */
export function RecipeData({ recipe, image }: RecipeDataProps) {
  const { t } = useLingui();
  const { origin } = useInitialData();
  const language = useLanguage();
  const { id, prepMinutes } = recipe;
  const { from, to } = recipe.serves;
  const url = `${origin}${localizePath(paths.recipes(), language)}#${id}`;
  return (
    <StructuredData<RecipeThing>
      data={{
        '@context': 'https://schema.org',
        '@type': 'Recipe',
        name: recipe.name[language],
        description: recipe.headnote[language],
        url,
        inLanguage: language,
        ...(image && { image: buildAspectRatioUrls(image.url, origin) }),
        author: { '@type': 'Organization', name: business.name, url: `${origin}/` },
        datePublished: recipe.datePublished,
        prepTime: `PT${prepMinutes}M`,
        cookTime: 'PT0M',
        totalTime: `PT${prepMinutes}M`,
        recipeYield: t`${from}-${to} servings`,
        recipeCategory: recipe.course[language],
        recipeCuisine: recipe.cuisine[language],
        keywords: recipe.keywords[language],
        recipeIngredient: recipe.ingredients.map(
          ({ amount, item }) => `${amount[language]} ${item[language]}`,
        ),
        recipeInstructions: recipe.steps.map(({ name, text }, index) => ({
          '@type': 'HowToStep' as const,
          position: index + 1,
          name: name[language],
          text: text[language],
          url: `${url}-step-${index + 1}`,
        })),
      }}
    />
  );
}
