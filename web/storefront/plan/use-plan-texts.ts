import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { deliveryAreas } from '#contract/business';
import { countPeople, type EventPlan } from '#contract/planner/event-plan';
import { allergenNames } from '#contract/products/allergens';
import { dietNames } from '#contract/products/diets';
import { occasionNames } from '#contract/products/fact-names';
import { formatLongDate } from '../../i18n/event-dates';
import { formatList, formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';

/** What was chosen, in the words of the form; '' for what was not. */
export function usePlanTexts(plan: EventPlan) {
  const { t } = useLingui();
  const language = useLanguage();
  const { children, hours, vegetarians, budget, date, place, occasion, without, diets } = plan;
  const people = countPeople(plan);
  const area = deliveryAreas.find(({ slug }) => slug === place)?.name[language];
  const allergens = formatList(
    without.map((name) => allergenNames[name][language]),
    language,
  );
  const dollars = budget === undefined ? '' : formatPrice(budget, language);
  return {
    people: t`${plural(people, { one: '# person', other: '# people' })}`,
    children: children > 0 ? t`${plural(children, { one: '# child', other: '# children' })}` : '',
    hours: t`${plural(hours, { one: '# hour', other: '# hours' })}`,
    style: plan.style === 'meal' ? t`The whole meal` : t`Nibbles with other food`,
    occasion: occasion ? occasionNames[occasion][language] : '',
    date: date ? formatLongDate(date, language) : '',
    place: place === 'pickup' ? t`Pickup` : (area ?? ''),
    budget: dollars === '' ? '' : t`Up to ${dollars}`,
    without: allergens === '' ? '' : t`Without ${allergens}`,
    diets: diets.map((name) => dietNames[name][language]).join(', '),
    vegetarians:
      vegetarians > 0
        ? t`${plural(vegetarians, { one: '# vegetarian guest', other: '# vegetarian guests' })}`
        : '',
  };
}
