import { tableForFifteen } from './grazing-tables/table-for-fifteen';
import { tableForFifty } from './grazing-tables/table-for-fifty';
import { tableForOneHundred } from './grazing-tables/table-for-one-hundred';
import { tableForThirty } from './grazing-tables/table-for-thirty';
import type { DemoProductInput } from './product';

export const grazingTables: readonly DemoProductInput[] = [
  tableForThirty,
  tableForOneHundred,
  tableForFifty,
  tableForFifteen,
];
