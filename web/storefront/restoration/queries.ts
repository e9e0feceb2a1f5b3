import type { PageQueries } from '../../routing/page-url';
import { customBoardImageQuery, restorationImagesQuery } from './restoration-images';

export const queries: PageQueries = () => [customBoardImageQuery, restorationImagesQuery];
