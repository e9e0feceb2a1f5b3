import type { PageQueries } from '../../routing/page-queries';
import { aboutPicturesQuery, galleryQuery } from './about-pictures';

export const queries: PageQueries = () => [aboutPicturesQuery, galleryQuery];
