import type { PageQueries } from '../../routing/page-queries';
import { customBoardImageQuery, restorationImagesQuery } from './restoration-pictures';

export const queries: PageQueries = () => [customBoardImageQuery, restorationImagesQuery];
