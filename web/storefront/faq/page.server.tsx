import type { PageServer } from '../../routing/page-server';
import { FaqStructuredData } from './FaqStructuredData';

export const server: PageServer = { StructuredData: FaqStructuredData };
