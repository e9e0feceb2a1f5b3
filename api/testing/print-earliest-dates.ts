import { leadTimeHours } from '#contract/business';
import { findEarliestDay, getOpeningTime, isOpenOn, toShopDate } from '#contract/core/dates';

// Started with different TZ variables: shop dates must not depend on the time zone of the process.
const instants = process.argv.slice(2).map((instant) => new Date(instant));

process.stdout.write(
  JSON.stringify(
    instants.map((instant) => {
      const earliest = findEarliestDay(instant, leadTimeHours);
      const today = toShopDate(instant);
      return {
        today,
        isOpen: isOpenOn(today),
        earliest,
        opens: getOpeningTime(earliest).toISOString(),
      };
    }),
  ),
);
