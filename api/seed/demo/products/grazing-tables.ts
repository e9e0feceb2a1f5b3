import type { DemoProductInput } from './demo-product';
import { tableForFifteen } from './grazing-tables/table-for-fifteen';
import { tableForFifty } from './grazing-tables/table-for-fifty';
import { tableForOneHundred } from './grazing-tables/table-for-one-hundred';
import { tableForThirty } from './grazing-tables/table-for-thirty';

export const grazingTables: readonly DemoProductInput[] = [
  tableForThirty,
  tableForOneHundred,
  tableForFifty,
  tableForFifteen,
];
