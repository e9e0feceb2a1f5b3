import { Trans } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import type { MediaFileForm } from '#contract/media/admin-schema';
import { TextField } from '../../../ui/form/TextField';
import type { EditedFile } from './use-edit-file';

interface AltFieldsProps {
  readonly form: UseFormReturn<MediaFileForm, unknown, EditedFile>;
}

export function AltFields({ form: { register, watch, formState } }: AltFieldsProps) {
  const { en, es } = watch('alt');
  const { errors } = formState;
  return (
    <>
      <TextField
        label={<Trans>Alt text in English</Trans>}
        hint={en === '' && <AltTextHint />}
        lang="en"
        autoComplete="off"
        error={errors.alt?.en?.message}
        {...register('alt.en')}
      />
      <TextField
        label={<Trans>Alt text in Spanish</Trans>}
        hint={es === '' && <AltTextHint />}
        lang="es"
        autoComplete="off"
        error={errors.alt?.es?.message}
        {...register('alt.es')}
      />
    </>
  );
}

const AltTextHint = () => (
  <Trans>Say what the picture shows, for people who hear the page instead of seeing it.</Trans>
);
