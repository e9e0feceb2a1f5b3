import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/form/TextField';

type ControlProps = Omit<ComponentProps<typeof TextField>, 'label'>;

interface ContactFieldsProps {
  readonly name: ControlProps;
  readonly email: ControlProps;
  readonly phone: ControlProps;
}

export const ContactFields = ({ name, email, phone }: ContactFieldsProps) => (
  <>
    <TextField label={<Trans>Name</Trans>} required autoComplete="name" {...name} />
    <TextField label={<Trans>Email</Trans>} required type="email" autoComplete="email" {...email} />
    <TextField label={<Trans>Phone</Trans>} type="tel" autoComplete="tel" {...phone} />
  </>
);
