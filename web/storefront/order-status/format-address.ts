import type { OrderTerms } from '#contract/orders/terms';

/** '5030 York Blvd, Unit B, 90042'; empty without an address. */
export const formatAddress = ({
  street,
  unit,
  zip,
}: Pick<OrderTerms, 'street' | 'unit' | 'zip'>): string =>
  [street, unit, zip].filter(Boolean).join(', ');
