import type { PageServer } from '../../routing/page-server';
import { HomeStructuredData } from './HomeStructuredData';

export const server: PageServer = { StructuredData: HomeStructuredData };
