import type { OrderRecord } from './admin-schema';

/** '5030 York Blvd, Unit B, 90042'; empty without an address. */
export const formatAddress = ({
  street,
  unit,
  zip,
}: Partial<Pick<OrderRecord, 'street' | 'unit' | 'zip'>>): string =>
  [street, unit, zip].filter(Boolean).join(', ');
