import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { TextField } from '../../../ui/form/TextField';

/** For the six digits of an authenticator app. Not of type number: a code may begin with 0. */
export const AppCodeField = (props: Omit<ComponentProps<typeof TextField>, 'label'>) => (
  <TextField
    label={<Trans>Six-digit code</Trans>}
    inputMode="numeric"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    required
    {...props}
  />
);
