import { Trans } from '@lingui/react/macro';
import { Badge } from '../../ui/badge/Badge';

export const ArchivedBadge = () => (
  <Badge>
    <Trans>Archived</Trans>
  </Badge>
);
