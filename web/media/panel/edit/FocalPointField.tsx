import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { MediaFileForm } from '#contract/media/admin-schema';
import type { FocalPoint, MediaFile } from '#contract/media/schema';
import { CropPreview } from './CropPreview';
import { Crosshair } from './Crosshair';
import * as styles from './FocalPointField.css';
import { movePoint, toPoint } from './image-point';
import type { EditedFile } from './use-edit-file';

/** Percent per arrow key press. */
const step = 5;

interface FocalPointFieldProps {
  readonly file: MediaFile;
  readonly control: Control<MediaFileForm, unknown, EditedFile>;
}

export function FocalPointField({ file, control }: FocalPointFieldProps) {
  const { t } = useLingui();
  const hint = useId();
  const image = useRef<SVGImageElement>(null);
  const { field } = useController({ name: 'focus', control });
  const focus: FocalPoint = field.value;
  const { x, y } = focus;

  function moveByKey(event: KeyboardEvent): void {
    const next = movePoint(focus, event.key, step);
    if (!next) return;
    event.preventDefault();
    field.onChange(next);
  }

  function moveTo({ clientX, clientY }: MouseEvent): void {
    const frame = image.current?.getBoundingClientRect();
    if (frame) field.onChange(toPoint(frame, { clientX, clientY }));
  }

  return (
    <div className={styles.field}>
      <p id={hint} className={styles.hint}>
        <Trans>
          Click what matters most: it stays in view when the picture is cropped. With the keyboard,
          move the cross with the arrow keys.
        </Trans>
      </p>
      <div
        ref={field.ref}
        role="slider"
        tabIndex={0}
        aria-label={t`Focal point`}
        aria-describedby={hint}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={x}
        aria-valuetext={t`${x}% from the left, ${y}% from the top`}
        className={styles.image}
        onClick={moveTo}
        onKeyDown={moveByKey}
        onBlur={field.onBlur}
      >
        <Crosshair file={file} focus={focus} image={image} />
      </div>
      <div className={styles.previews}>
        <p className={styles.percent} aria-hidden>
          {x}% × {y}%
        </p>
        <CropPreview file={file} focus={focus} ratio={{ width: 1, height: 1 }} />
        <CropPreview file={file} focus={focus} ratio={{ width: 4, height: 3 }} />
      </div>
    </div>
  );
}
