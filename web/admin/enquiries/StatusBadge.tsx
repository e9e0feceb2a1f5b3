import { Badge } from '../../ui/badge/Badge';
import type { StatusKind } from './status-kind';

interface StatusBadgeProps {
  readonly kind: StatusKind<string>;
  readonly status: string;
}

/** How far something that was sent to the shop is. */
export const StatusBadge = ({ kind: { tones, Name }, status }: StatusBadgeProps) => (
  <Badge tone={tones[status] ?? 'neutral'}>
    <Name status={status} />
  </Badge>
);
