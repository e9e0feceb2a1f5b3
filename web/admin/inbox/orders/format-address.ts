import type { OrderRecord } from '#contract/orders/admin-schema';

/** 'Calle Aldama 12, Unit B, 90042'; '' without an address. */
export const formatAddress = ({
  street,
  unit,
  zip,
}: Pick<OrderRecord, 'street' | 'unit' | 'zip'>): string =>
  [street, unit, zip].filter(Boolean).join(', ');
