import { ouncesPerPerson } from '../business';
import type { Servings } from '../orders/order-validation';
import type { EventPlan } from './event-plan';

/** How much an adult eats, as a percentage of a serving. */
const percentPerAdult = { nibbles: 100, meal: 150 };

const percentPerChild = 50;

/** People eat more at an event of more hours than this. */
const usualHours = 3;

const percentForLongEvents = 125;

type Appetite = Pick<EventPlan, 'adults' | 'children' | 'style' | 'hours'>;

/** In whole servings, rounded up; integers throughout, so that it's exact. */
function countServings(halfPeople: number, { style, hours }: Appetite): number {
  const percent = percentPerAdult[style] * (hours > usualHours ? percentForLongEvents : 100);
  return Math.ceil((halfPeople * percent) / 20_000);
}

export const countNeededServings = (plan: Appetite): number =>
  countServings(plan.adults * 2 + (plan.children * 2 * percentPerChild) / 100, plan);

/** At most all of them. */
export const countVegetarianServings = (plan: Appetite & Pick<EventPlan, 'vegetarians'>): number =>
  Math.min(countServings(plan.vegetarians * 2, plan), countNeededServings(plan));

interface FoodAmounts {
  /** In ounces; undefined if there is none on the table. */
  readonly cheese: Servings | undefined;
  readonly meat: Servings | undefined;
}

/** What so many servings amount to. */
export function calculateAmounts({ without, diets, ...plan }: EventPlan): FoodAmounts {
  const servings = countNeededServings(plan);
  const multiply = ({ from, to }: Servings): Servings => ({
    from: from * servings,
    to: to * servings,
  });
  return {
    cheese: without.includes('milk') ? undefined : multiply(ouncesPerPerson.cheese),
    meat: diets.includes('vegetarian') ? undefined : multiply(ouncesPerPerson.meat),
  };
}
