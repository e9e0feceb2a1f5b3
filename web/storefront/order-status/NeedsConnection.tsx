import { Trans } from '@lingui/react/macro';
import { note } from './NeedsConnection.css';

/** Below a button that is disabled offline. */
export const NeedsConnection = () => (
  <p className={note}>
    <Trans>This needs a connection.</Trans>
  </p>
);
