import type { PageQueries } from '../../routing/page-url';
import { aboutImagesQuery, galleryQuery } from './about-images';

export const queries: PageQueries = () => [aboutImagesQuery, galleryQuery];
