import type { PlannedEvent } from '#contract/orders/event';
import type { CatalogFilter } from '#contract/products/catalog-filter';

/** Whatever else must be left out is left out still. */
export const addEvent = (
  filter: CatalogFilter,
  { date, people, without, diets }: PlannedEvent,
): CatalogFilter => ({
  ...filter,
  date: date ?? filter.date,
  people: people ?? filter.people,
  without: [...filter.without, ...without],
  diets: [...filter.diets, ...diets],
});
