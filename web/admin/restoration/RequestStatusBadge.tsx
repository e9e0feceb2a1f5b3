import { Badge, type Tone } from '../../ui/badge/Badge';
import { RequestStatusName } from './RequestStatusName';

const tones: Readonly<Record<string, Tone>> = {
  Pending: 'warning',
  'In Progress': 'info',
  Completed: 'positive',
  Declined: 'critical',
};

/** How far a request is. */
export const RequestStatusBadge = ({ status }: { readonly status: string }) => (
  <Badge tone={tones[status] ?? 'neutral'}>
    <RequestStatusName status={status} />
  </Badge>
);
