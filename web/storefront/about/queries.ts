import type { PageQueries } from '../../routing/page-queries';
import { aboutImagesQuery, galleryQuery } from './about-pictures';

export const queries: PageQueries = () => [aboutImagesQuery, galleryQuery];
