import type { EventPlace } from '../orders/event-places';
import type { Occasion } from '../products/fact-names';
import { maxPrice } from '../products/limits';
import type { Requirements } from '../products/suitability';

/** A 'meal' is all that the guests eat; 'nibbles' come beside other food. */
export const eventStyles = ['nibbles', 'meal'] as const;
type EventStyle = (typeof eventStyles)[number];

/** What a host says about an event. The requirements are everybody's: all food has to meet them. */
export interface EventPlan extends Requirements {
  readonly adults: number;
  readonly children: number;
  readonly style: EventStyle;
  readonly hours: number;
  /** Guests for whom the vegetarian food alone has to be enough. */
  readonly vegetarians: number;
  /** In dollars, with the delivery. */
  readonly budget?: number | undefined;
  /** 'YYYY-MM-DD' in the shop's time zone. */
  readonly date?: string | undefined;
  readonly place?: EventPlace | undefined;
  readonly occasion?: Occasion | undefined;
}

export const defaultEventPlan: EventPlan = {
  adults: 12,
  children: 0,
  style: 'nibbles',
  hours: 2,
  without: [],
  diets: [],
  vegetarians: 0,
};

/** Larger events are for the owner to plan. */
export const eventPlanLimits = {
  people: 250,
  hours: 12,
  /** US dollars. */
  budget: Math.floor(maxPrice),
};

/** Adults and children alike. */
export const countPeople = ({ adults, children }: Pick<EventPlan, 'adults' | 'children'>): number =>
  adults + children;
