import { tableForThirty } from './grazing-tables/table-for-thirty';
import type { DemoProduct } from './product';

export const grazingTables: readonly DemoProduct[] = [tableForThirty];
