import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { deliveryAreas } from '#contract/business';
import { countPeople, type EventPlan } from '#contract/planner/event-plan';
import { allergenNames } from '#contract/products/allergens';
import { dietNames, occasionNames, tracesWarning } from '#contract/products/facts';
import { formatList, formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { formatLongDate } from '../../ui/calendar/format-long-date';
import * as styles from './PlanOverview.css';

/** On paper, instead of the form. */
export const PlanOverview = ({ plan }: { readonly plan: EventPlan }) => (
  <p className={styles.overview}>{usePlanTexts(plan).join(' · ')}</p>
);

/** What was chosen, in the words of the form. */
function usePlanTexts(plan: EventPlan): string[] {
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
  return [
    t`${plural(people, { one: '# person', other: '# people' })}`,
    children > 0 ? t`${plural(children, { one: '# child', other: '# children' })}` : '',
    t`${plural(hours, { one: '# hour', other: '# hours' })}`,
    plan.style === 'meal' ? t`The whole meal` : t`Nibbles beside other food`,
    occasion ? occasionNames[occasion][language] : '',
    date ? formatLongDate(date, language) : '',
    place === 'pickup' ? t`Pickup` : (area ?? ''),
    dollars === '' ? '' : t`Up to ${dollars}`,
    allergens === '' ? '' : t`Without ${allergens}`,
    ...diets.map((name) => dietNames[name][language]),
    vegetarians > 0
      ? t`${plural(vegetarians, { one: '# vegetarian guest', other: '# vegetarian guests' })}`
      : '',
    allergens === '' ? '' : tracesWarning[language],
  ].filter(Boolean);
}
