import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/form/TextField';

type Control = Omit<ComponentProps<typeof TextField>, 'label'>;

interface PersonFieldsProps {
  readonly name: Control;
  readonly email: Control;
  readonly phone: Control;
}

export const PersonFields = ({ name, email, phone }: PersonFieldsProps) => (
  <>
    <TextField label={<Trans>Name</Trans>} required autoComplete="name" {...name} />
    <TextField label={<Trans>Email</Trans>} required type="email" autoComplete="email" {...email} />
    <TextField label={<Trans>Phone</Trans>} type="tel" autoComplete="tel" {...phone} />
  </>
);
