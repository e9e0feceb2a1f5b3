import type { PageQueries } from '../../routing/page-url';
import { recipeImagesQuery } from './recipe-images';
import { recipeProductIdsQuery } from './recipe-product-ids';

export const queries: PageQueries = () => [recipeImagesQuery, recipeProductIdsQuery];
