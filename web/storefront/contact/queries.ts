import type { PageQueries } from '../../routing/page-queries';
import { contactImageQuery } from './contact-image';

export const queries: PageQueries = () => [contactImageQuery];
