import type { PageQueries } from '../../routing/page-url';
import { aboutImagesQuery, galleryQuery } from './about-images';
import { namedProductsQuery } from './named-products-query';

export const queries: PageQueries = () => [aboutImagesQuery, galleryQuery, namedProductsQuery];
