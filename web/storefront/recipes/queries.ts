import type { PageQueries } from '../../routing/page-queries';
import { recipeImagesQuery } from './recipe-images';
import { recipeProductIdsQuery } from './recipe-products';

export const queries: PageQueries = () => [recipeImagesQuery, recipeProductIdsQuery];
