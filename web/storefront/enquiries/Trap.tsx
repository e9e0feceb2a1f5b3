import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/form/TextField';
import { trap } from './EnquiryForm.css';

type TrapProps = Partial<ComponentProps<typeof TextField>> & { readonly name: string };

/** Hidden from people; bots fill it in. */
export const Trap = (field: TrapProps) => (
  <div className={trap} aria-hidden>
    <TextField
      {...field}
      label={<Trans>Leave this empty</Trans>}
      tabIndex={-1}
      autoComplete="off"
    />
  </div>
);
