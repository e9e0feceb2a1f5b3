import { Trans, useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import type { MediaFileForm } from '#contract/media/admin-schema';
import { useLanguage } from '../../../i18n/use-language';
import { textButton } from '../../../ui/button/Button.css';
import { TextField } from '../../../ui/form/TextField';
import { visuallyHidden } from '../../../ui/visually-hidden.css';
import type { EditedFile } from '../edit/use-edit-file';
import * as styles from './SpotsField.css';

interface SpotFieldsProps {
  readonly form: UseFormReturn<MediaFileForm, unknown, EditedFile>;
  readonly index: number;
  readonly isOpen: boolean;
  readonly onSelect: () => void;
  readonly onClose: () => void;
  readonly onRemove: () => void;
}

export function SpotFields({ form, index, isOpen, onSelect, onClose, onRemove }: SpotFieldsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { register, formState, watch } = form;
  const errors = formState.errors.spots?.[index];
  const number = index + 1;
  const name = watch(`spots.${index}.name`)[language];
  return (
    <li onFocusCapture={isOpen ? onSelect : undefined}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        onClick={isOpen ? onClose : onSelect}
      >
        <span className={styles.number}>{number}</span>{' '}
        {name || <span className={styles.hint}>{t`Without a name`}</span>}
      </button>
      {isOpen && (
        <fieldset className={styles.fields}>
          <legend className={visuallyHidden}>
            <Trans>Texts of spot {number}</Trans>
          </legend>
          <TextField
            label={<Trans>Name in English</Trans>}
            required
            lang="en"
            autoComplete="off"
            error={errors?.name?.en?.message}
            {...register(`spots.${index}.name.en`)}
          />
          <TextField
            label={<Trans>Name in Spanish</Trans>}
            required
            lang="es"
            autoComplete="off"
            error={errors?.name?.es?.message}
            {...register(`spots.${index}.name.es`)}
          />
          <TextField
            label={<Trans>Origin in English</Trans>}
            lang="en"
            autoComplete="off"
            error={errors?.origin?.en?.message}
            {...register(`spots.${index}.origin.en`)}
          />
          <TextField
            label={<Trans>Origin in Spanish</Trans>}
            lang="es"
            autoComplete="off"
            error={errors?.origin?.es?.message}
            {...register(`spots.${index}.origin.es`)}
          />
          <TextField
            label={<Trans>Pairing in English</Trans>}
            hint={<Trans>For example, “with fig jam”</Trans>}
            lang="en"
            autoComplete="off"
            error={errors?.pairing?.en?.message}
            {...register(`spots.${index}.pairing.en`)}
          />
          <TextField
            label={<Trans>Pairing in Spanish</Trans>}
            hint={<Trans>For example, “con mermelada de higo”</Trans>}
            lang="es"
            autoComplete="off"
            error={errors?.pairing?.es?.message}
            {...register(`spots.${index}.pairing.es`)}
          />
          <p>
            <button type="button" className={textButton} onClick={onRemove}>
              <Trans>Delete spot {number}</Trans>
            </button>
          </p>
        </fieldset>
      )}
    </li>
  );
}
