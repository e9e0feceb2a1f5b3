interface Address {
  readonly street?: string | null | undefined;
  readonly unit?: string | null | undefined;
  readonly zip?: string | null | undefined;
}

/** '5030 York Blvd, Unit B, 90042'; empty without an address. */
export const formatAddress = ({ street, unit, zip }: Address): string =>
  [street, unit, zip].filter(Boolean).join(', ');
