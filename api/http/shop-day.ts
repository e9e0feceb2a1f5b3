import { addDays, toShopDate, toShopInstant } from '#contract/core/dates';

/** Returns the current day in the shop's time zone; computes it once a day. */
export function createShopDay(clock: () => Date): () => string {
  let day = '';
  let startsAt = 0;
  let endsAt = 0;
  return () => {
    const now = clock();
    if (now.getTime() < startsAt || now.getTime() >= endsAt) {
      day = toShopDate(now);
      startsAt = toShopInstant(day, '00:00').getTime();
      endsAt = toShopInstant(addDays(day), '00:00').getTime();
    }
    return day;
  };
}
