import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useId, useRef, useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { spotLimits } from '#contract/media/admin-rules';
import type { MediaFileForm } from '#contract/media/admin-schema';
import type { FocalPoint, MediaFile } from '#contract/media/schema';
import { button } from '../../../ui/button/Button.css';
import type { EditedFile } from '../edit/use-edit-file';
import { SpotFields } from './SpotFields';
import { SpotImage } from './SpotImage';
import * as styles from './SpotsField.css';

const center: FocalPoint = { x: 50, y: 50 };

const createSpot = ({ x, y }: FocalPoint): MediaFileForm['spots'][number] => ({
  x: x / 100,
  y: y / 100,
  name: { en: '', es: '' },
  origin: { en: '', es: '' },
  pairing: { en: '', es: '' },
});

interface SpotsFieldProps {
  readonly file: MediaFile;
  readonly form: UseFormReturn<MediaFileForm, unknown, EditedFile>;
}

/** Closed until it is needed, as most pictures have no spots. */
export function SpotsField({ file, form }: SpotsFieldProps) {
  const { control, formState, setFocus, setValue, watch } = form;
  const errors = formState.errors.spots;
  const { fields, append, remove } = useFieldArray({ control, name: 'spots' });
  const spots = watch('spots');
  const [isOpen, setIsOpen] = useState(false);
  const [selectedIndex, setSelectedIndex] = useState<number>();
  const addButton = useRef<HTMLButtonElement>(null);
  const contentId = useId();
  const isShown = isOpen || errors !== undefined;
  const count = fields.length;
  const isFull = count >= spotLimits.maxCount;

  useFocusError(form);

  function addSpot(point: FocalPoint): void {
    if (isFull) return;
    append(createSpot(point), { shouldFocus: false });
    setSelectedIndex(count);
  }

  function moveSpot(index: number, { x, y }: FocalPoint): void {
    setValue(`spots.${index}.x`, x / 100, { shouldDirty: true });
    setValue(`spots.${index}.y`, y / 100, { shouldDirty: true });
  }

  function removeSpot(index: number): void {
    remove(index);
    setSelectedIndex(undefined);
    addButton.current?.focus();
  }

  return (
    <section className={styles.section}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isShown}
        aria-controls={contentId}
        onClick={() => setIsOpen(!isShown)}
      >
        <Trans>Numbered spots ({count})</Trans>
      </button>
      <div id={contentId} hidden={!isShown} className={styles.content}>
        {isShown && (
          <>
            <p className={styles.hint}>
              <Trans>
                Click something on the picture to name it for shoppers, and drag its number to move
                it. With the keyboard, add a spot in the middle, move it with the arrow keys, and
                press Enter to write its texts.
              </Trans>
            </p>
            <SpotImage
              file={file}
              ids={fields.map(({ id }) => id)}
              spots={spots}
              selectedIndex={selectedIndex}
              onAdd={addSpot}
              onMove={moveSpot}
              onSelect={setSelectedIndex}
              onEdit={(index) => setFocus(`spots.${index}.name.en`)}
            />
            <p>
              <button
                ref={addButton}
                type="button"
                className={button.secondary}
                aria-disabled={isFull}
                onClick={() => addSpot(center)}
              >
                <Plus size={18} aria-hidden />
                <Trans>Add a spot</Trans>
              </button>
            </p>
            {isFull && (
              <p className={styles.hint}>
                <Trans>A picture has room for {count} spots.</Trans>
              </p>
            )}
            <ol className={styles.list}>
              {fields.map(({ id }, index) => (
                <SpotFields
                  key={id}
                  form={form}
                  index={index}
                  isOpen={index === selectedIndex || errors?.[index] !== undefined}
                  onSelect={() => setSelectedIndex(index)}
                  onClose={() => setSelectedIndex(undefined)}
                  onRemove={() => removeSpot(index)}
                />
              ))}
            </ol>
          </>
        )}
      </div>
    </section>
  );
}

/** The fields of a spot may be closed: react-hook-form looks for the field before it is there. */
function useFocusError({ formState, setFocus }: SpotsFieldProps['form']): void {
  const { errors, submitCount } = formState;
  const isOnlyError = Object.keys(errors).length === 1;
  const index = isOnlyError
    ? (errors.spots?.findIndex?.((error) => error !== undefined) ?? -1)
    : -1;
  const language = errors.spots?.[index]?.name?.en ? 'en' : 'es';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every attempt to save, not while it's corrected.
  useEffect(() => {
    if (index !== -1) setFocus(`spots.${index}.name.${language}`);
  }, [submitCount]);
}
