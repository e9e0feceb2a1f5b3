import type { PageQueries } from '../../routing/page-queries';
import { contactPictureQuery } from './contact-picture';

export const queries: PageQueries = () => [contactPictureQuery];
