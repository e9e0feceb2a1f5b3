import type { OutboxItem, SubmissionKind } from '../../../outbox/item';
import { paths } from '../../../routing/paths';

const forms: Record<SubmissionKind, { readonly page: string; readonly place: string }> = {
  contact: { page: paths.contact(), place: 'write' },
  restoration: { page: paths.restoration(), place: 'request' },
  newsletter: { page: paths.home(), place: 'newsletter' },
  order: { page: paths.cart(), place: 'order-request' },
};

/** URL of the form that edits a pending submission. */
export function buildEditUrl({ kind, id }: Pick<OutboxItem, 'kind' | 'id'>): string {
  const { page, place } = forms[kind];
  return `${page}?${new URLSearchParams({ mend: id })}#${place}`;
}
