import { isIsoDate } from '../core/dates';
import { parseDollars } from '../core/parse-dollars';
import { eventPlaces } from '../orders/event-places';
import { allergens } from '../products/allergens';
import { diets } from '../products/diets';
import { occasions } from '../products/fact-names';
import { defaultEventPlan, type EventPlan, eventPlanLimits, eventStyles } from './event-plan';

/** Names in the URL, which are those of the form's fields. */
export const planParameters = [
  'people',
  'children',
  'style',
  'hours',
  'vegetarians',
  'budget',
  'date',
  'place',
  'occasion',
  'without',
  'diet',
] as const;

/** False for the page's plain URL. */
export const hasPlanQuery = (search: URLSearchParams): boolean =>
  planParameters.some((name) => search.has(name));

function parseCount(
  text: string | null,
  { min, max, otherwise }: { min: number; max: number; otherwise: number },
): number {
  if (text === null || !/^\d{1,9}$/.test(text)) return otherwise;
  return Math.min(max, Math.max(min, Number(text)));
}

/** In whole dollars, rounded down; undefined without a valid amount, and for 0. */
export function parseBudget(text: string): number | undefined {
  const dollars = Math.min(eventPlanLimits.budget, Math.floor(parseDollars(text)));
  return dollars > 0 ? dollars : undefined;
}

const pickValue = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

const pickValues = <T extends string>(values: readonly T[], texts: readonly string[]): T[] =>
  values.filter((value) => texts.includes(value));

/** Invalid values count as not chosen. */
export function parsePlanQuery(search: URLSearchParams): EventPlan {
  const { people: maxPeople, hours: maxHours } = eventPlanLimits;
  const adults = parseCount(search.get('people'), {
    min: 1,
    max: maxPeople,
    otherwise: defaultEventPlan.adults,
  });
  const children = parseCount(search.get('children'), {
    min: 0,
    max: maxPeople - adults,
    otherwise: 0,
  });
  const date = search.get('date') ?? '';
  return {
    adults,
    children,
    style: pickValue(eventStyles, search.get('style')) ?? defaultEventPlan.style,
    hours: parseCount(search.get('hours'), {
      min: 1,
      max: maxHours,
      otherwise: defaultEventPlan.hours,
    }),
    vegetarians: parseCount(search.get('vegetarians'), {
      min: 0,
      max: adults + children,
      otherwise: 0,
    }),
    budget: parseBudget(search.get('budget') ?? ''),
    date: isIsoDate(date) ? date : undefined,
    place: pickValue(eventPlaces, search.get('place')),
    occasion: pickValue(occasions, search.get('occasion')),
    without: pickValues(allergens, search.getAll('without')),
    diets: pickValues(diets, search.getAll('diet')),
  };
}

/** The same text for the same plan, such as 'people=60&budget=1500'. */
export function buildPlanQuery(plan: EventPlan): string {
  const { adults, children, style, hours, vegetarians, budget, date, place, occasion } = plan;
  const entries: readonly (readonly [string, string | number | undefined])[] = [
    ['people', adults],
    ['children', children || undefined],
    ['style', style === defaultEventPlan.style ? undefined : style],
    ['hours', hours === defaultEventPlan.hours ? undefined : hours],
    ['vegetarians', vegetarians || undefined],
    ['budget', budget],
    ['date', date],
    ['place', place],
    ['occasion', occasion],
    ...plan.without.map((allergen) => ['without', allergen] as const),
    ...plan.diets.map((diet) => ['diet', diet] as const),
  ];
  const search = new URLSearchParams();
  for (const [name, value] of entries) if (value !== undefined) search.append(name, String(value));
  return search.toString();
}
