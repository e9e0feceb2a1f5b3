import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/form/TextField';
import { honeypot } from './SubmissionForm.css';

type HoneypotProps = Partial<ComponentProps<typeof TextField>> & { readonly name: string };

/** Hidden from people; bots fill it in. */
export const Honeypot = (field: HoneypotProps) => (
  <div className={honeypot} aria-hidden>
    <TextField
      {...field}
      label={<Trans>Leave this empty</Trans>}
      tabIndex={-1}
      autoComplete="off"
    />
  </div>
);
