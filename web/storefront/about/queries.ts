import type { PageQueries } from '../../routing/page-queries';
import { aboutImagesQuery, galleryQuery } from './about-images';

export const queries: PageQueries = () => [aboutImagesQuery, galleryQuery];
