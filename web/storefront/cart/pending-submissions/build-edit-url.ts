import type { OutboxItem, SubmissionKind } from '../../../outbox/item';
import { paths } from '../../../routing/paths';

const forms: Record<
  Exclude<SubmissionKind, 'restock'>,
  { readonly path: string; readonly hash: string }
> = {
  contact: { path: paths.contact(), hash: 'write' },
  restoration: { path: paths.restoration(), hash: 'request' },
  newsletter: { path: paths.home(), hash: 'newsletter' },
  order: { path: paths.cart(), hash: 'order-request' },
  event: { path: paths.plan(), hash: 'inquiry' },
};

/** With the option, because another one may be in stock. */
const buildRestockPath = ({ productId, option }: OutboxItem['fields']): string =>
  paths.product(Number(productId), typeof option === 'string' ? option : undefined);

/** URL of the form that edits a pending submission. */
export function buildEditUrl({
  kind,
  id,
  fields,
}: Pick<OutboxItem, 'kind' | 'id' | 'fields'>): string {
  const { path, hash } =
    kind === 'restock' ? { path: buildRestockPath(fields), hash: 'back-in-stock' } : forms[kind];
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ mend: id })}#${hash}`;
}
