import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Language } from '#contract/core/language';
import type { PlannedEvent, Unavailability } from '#contract/orders/event';
import type { EventPlace } from '#contract/orders/event-places';
import { findDeliveryArea } from '#contract/orders/rules';
import { type Allergen, allergenNames } from '#contract/products/allergens';
import { type Diet, dietNames } from '#contract/products/diets';
import type { RequirementCheck } from '#contract/products/requirement-check';
import type { Requirements } from '#contract/products/suitability';
import { formatShortDay, formatWeekdayAndDay } from '../../i18n/event-dates';
import { formatAlternatives } from '../../i18n/format-alternatives';
import { formatList } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';

const names = { ...allergenNames, ...dietNames };

const listNames = (values: readonly (Allergen | Diet)[], language: Language): string[] =>
  values.map((value) => names[value][language].toLowerCase());

function usePlaceName() {
  const { t } = useLingui();
  const language = useLanguage();
  return (place: EventPlace): string =>
    place === 'pickup' ? t`Pickup` : (findDeliveryArea(place)?.name[language] ?? '');
}

/** 'without milk or tree nuts', 'no pork' */
export function useRequiredTexts({ without, diets }: Requirements): string[] {
  const { t } = useLingui();
  const language = useLanguage();
  const name = formatAlternatives(listNames(without, language), language);
  const dietTexts = listNames(diets, language);
  return without.length > 0 ? [t`without ${name}`, ...dietTexts] : dietTexts;
}

/** 'Sat, Nov 28', '12 people', 'Greater LA', 'without tree nuts' */
export function useEventParts(event: PlannedEvent): string[] {
  const { t } = useLingui();
  const language = useLanguage();
  const getPlaceName = usePlaceName();
  const { date, people, place } = event;
  return [
    date && formatWeekdayAndDay(date, language),
    people && t`${plural(people, { one: '# person', other: '# people' })}`,
    place && getPlaceName(place),
    ...useRequiredTexts(event),
  ].filter((part) => typeof part === 'string');
}

/** Why it can't be had on `date`; undefined if the stock says it already. */
export function useUnavailabilityText() {
  const { t } = useLingui();
  const language = useLanguage();
  return (unavailability: Unavailability, date: string): string | undefined => {
    const day = formatShortDay(date, language);
    if (unavailability.reason === 'closed') return t`We’re closed on ${day}`;
    if (unavailability.reason === 'full') return t`We’re full on ${day}`;
    if (unavailability.reason === 'out-of-stock') return undefined;
    const earliest = formatShortDay(unavailability.earliest, language);
    return t`Not for ${day}: earliest ${earliest}`;
  };
}

interface RequirementTexts {
  /** The gravest first. */
  readonly against: readonly string[];
  readonly onRequest: string | undefined;
}

/** What speaks against a product, and what is left out on request. */
export function useRequirementTexts() {
  const { t } = useLingui();
  const language = useLanguage();
  return (check: RequirementCheck): RequirementTexts => {
    const { contains, mayContain, notFor, unconfirmed, onRequest } = check;
    const list = (values: readonly (Allergen | Diet)[]) =>
      formatList(listNames(values, language), language);
    const [contained, traces, diets] = [list(contains), list(mayContain), list(notFor)];
    const requested = formatList(
      onRequest.map((value) => {
        const [name = ''] = listNames([value], language);
        return value in allergenNames ? t`without ${name}` : name;
      }),
      language,
    );
    const against = [
      contains.length > 0 && t`Contains ${contained}`,
      mayContain.length > 0 && t`May contain ${traces}`,
      notFor.length > 0 && t`Doesn’t meet: ${diets}`,
      unconfirmed && t`Ingredients not confirmed yet: ask us`,
    ].filter((text) => text !== false);
    return { against, onRequest: onRequest.length > 0 ? t`On request: ${requested}` : undefined };
  };
}
