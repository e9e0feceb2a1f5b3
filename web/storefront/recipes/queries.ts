import type { PageQueries } from '../../routing/page-queries';
import { recipeImagesQuery } from './recipe-images';
import { recipeProductsQuery } from './recipe-products';

export const queries: PageQueries = () => [recipeImagesQuery, recipeProductsQuery];
