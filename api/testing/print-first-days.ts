import { leadTimeHours } from '#contract/business';
import { dayInShop, earliestDay, isOpenOn, openingOn } from '#contract/core/dates';

// Started with different TZ variables: shop dates must not depend on the time zone of the process.
const moments = process.argv.slice(2).map((moment) => new Date(moment));

process.stdout.write(
  JSON.stringify(
    moments.map((moment) => {
      const first = earliestDay(moment, leadTimeHours);
      const today = dayInShop(moment);
      return { today, isOpen: isOpenOn(today), first, opens: openingOn(first).toISOString() };
    }),
  ),
);
