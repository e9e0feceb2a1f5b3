import type { PageQueries } from '../../routing/page-queries';
import { customBoardImageQuery, restorationImagesQuery } from './restoration-images';

export const queries: PageQueries = () => [customBoardImageQuery, restorationImagesQuery];
