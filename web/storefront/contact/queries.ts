import type { PageQueries } from '../../routing/page-queries';
import { contactImageQuery } from './contact-picture';

export const queries: PageQueries = () => [contactImageQuery];
