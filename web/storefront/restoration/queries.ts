import type { PageQueries } from '../../routing/page-queries';
import { customBoardPictureQuery, restorationPicturesQuery } from './restoration-pictures';

export const queries: PageQueries = () => [customBoardPictureQuery, restorationPicturesQuery];
