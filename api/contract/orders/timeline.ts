import * as v from 'valibot';
import type { OrderEvent, OrderRecord } from './admin-schema';
import type { OrderEventKind } from './rules';
import { orderTerms } from './status-schema';
import { listChangedTerms, type OrderTerms, type TermName } from './terms';

/** Undefined for an event that changed no terms. */
function getTermsBefore({ kind, details }: OrderEvent): OrderTerms | undefined {
  if (kind !== 'changed') return undefined;
  const { success, output } = v.safeParse(orderTerms, details.before);
  return success ? output : undefined;
}

/** What the event at `index` changed: its terms before, compared with those before the next change, or today's. */
export function listEventChanges(
  order: OrderTerms,
  events: readonly OrderEvent[],
  index: number,
): TermName[] {
  const before = events[index] && getTermsBefore(events[index]);
  if (!before) return [];
  const after =
    events
      .slice(index + 1)
      .map(getTermsBefore)
      .find(Boolean) ?? order;
  return listChangedTerms(before, after);
}

export type CustomerResponse = 'waiting' | 'accepted' | 'rejected' | 'cancelled';

const responses: Partial<Record<OrderEventKind, CustomerResponse>> = {
  'changes-accepted': 'accepted',
  'changes-rejected': 'rejected',
  cancelled: 'cancelled',
};

/** After them, the customer's last response is no longer news. */
const ownerStepKinds: readonly OrderEventKind[] = ['changed', 'confirmed', 'declined', 'reopened'];

/** What the customer did last, or has still to do, until the owner acts on it. */
export function getCustomerResponse(
  { isAwaitingCustomer }: Pick<OrderRecord, 'isAwaitingCustomer'>,
  events: readonly Pick<OrderEvent, 'kind'>[],
): CustomerResponse | undefined {
  if (isAwaitingCustomer) return 'waiting';
  const last = events.findLast(({ kind }) => kind in responses || ownerStepKinds.includes(kind));
  return last && responses[last.kind];
}
