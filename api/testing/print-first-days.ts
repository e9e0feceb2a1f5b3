import { leadTimeHours } from '#contract/business';
import { dayInShop, earliestDay, isOpenOn, openingOn } from '#contract/core/dates';

// What a device in this process's zone makes of the moments that it is given.
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
