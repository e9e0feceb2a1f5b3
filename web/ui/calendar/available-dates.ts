export const unavailableReasons = ['closed', 'too-soon', 'full'] as const;
export type UnavailableReason = (typeof unavailableReasons)[number];

/** In the page's language. */
export type ReasonLabels = Readonly<Record<UnavailableReason, string>>;

/** Dates are 'YYYY-MM-DD'. */
export interface AvailableDates {
  readonly today: string;
  /** The first available date. */
  readonly first: string;
  readonly last: string;
  readonly isAvailable: (date: string) => boolean;
  /** Why a date from today to `last` is not available. */
  readonly getReason?: (date: string) => UnavailableReason | undefined;
}
