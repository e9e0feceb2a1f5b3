import type { PageQueries } from '../../routing/page-queries';
import { recipePicturesQuery } from './recipe-pictures';
import { recipeProductsQuery } from './recipe-products';

export const queries: PageQueries = () => [recipePicturesQuery, recipeProductsQuery];
