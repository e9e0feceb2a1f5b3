import type { PageQueries } from '../../routing/page-queries';
import { recipeImagesQuery } from './recipe-pictures';
import { recipeProductsQuery } from './recipe-products';

export const queries: PageQueries = () => [recipeImagesQuery, recipeProductsQuery];
