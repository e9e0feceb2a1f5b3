import type { PageServer } from '../../routing/page-server';
import { LocalBusinessData } from '../../seo/LocalBusinessData';

export const server: PageServer = { StructuredData: LocalBusinessData };
