import type { PageQueries } from '../../routing/page-url';
import { contactImageQuery } from './contact-image';

export const queries: PageQueries = () => [contactImageQuery];
