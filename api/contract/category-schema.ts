import * as v from 'valibot';
import { categorySlugs } from './category';

export const categorySlug = v.picklist(categorySlugs);
