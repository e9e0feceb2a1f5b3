import type { PageServer } from '../../routing/page-server';
import { RecipesStructuredData } from './RecipesStructuredData';

export const server: PageServer = { StructuredData: RecipesStructuredData };
