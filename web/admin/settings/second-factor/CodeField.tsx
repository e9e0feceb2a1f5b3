import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { TextField } from '../../../ui/form/TextField';

/** Accepts recovery codes too, so without a numeric keyboard. */
export const CodeField = (props: Omit<ComponentProps<typeof TextField>, 'label'>) => (
  <TextField
    label={<Trans>Code from the app, or a recovery code</Trans>}
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    required
    {...props}
  />
);
