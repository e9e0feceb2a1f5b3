import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, useRef } from 'react';
import { buildImageUrl } from '#contract/media/image-options';
import type { FocalPoint, ImageSpot, MediaFile } from '#contract/media/schema';
import { toPoint } from '../edit/image-point';
import { SpotHandle } from './SpotHandle';
import * as styles from './SpotsField.css';

/** Pixels; matches the width of the details column. */
const imageWidth = 640;

/** Percent. */
const toPercents = ({ x, y }: Pick<ImageSpot, 'x' | 'y'>): FocalPoint => ({
  x: Math.round(x * 100),
  y: Math.round(y * 100),
});

interface SpotImageProps {
  readonly file: MediaFile;
  /** Keys of the spots, in their order. */
  readonly ids: readonly string[];
  readonly spots: readonly ImageSpot[];
  readonly selectedIndex: number | undefined;
  readonly onAdd: (point: FocalPoint) => void;
  readonly onMove: (index: number, point: FocalPoint) => void;
  readonly onSelect: (index: number) => void;
  readonly onEdit: (index: number) => void;
}

export function SpotImage({
  file,
  ids,
  spots,
  selectedIndex,
  onAdd,
  onMove,
  onSelect,
  onEdit,
}: SpotImageProps) {
  const { t } = useLingui();
  const image = useRef<HTMLImageElement>(null);

  const toImagePoint = (pointer: Pick<MouseEvent, 'clientX' | 'clientY'>) =>
    image.current && toPoint(image.current.getBoundingClientRect(), pointer);

  function addAtPointer(event: MouseEvent): void {
    const point = toImagePoint(event);
    if (point) onAdd(point);
  }

  return (
    <div className={styles.image}>
      {/* The keyboard has a button of its own. */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className={styles.surface}
        onClick={addAtPointer}
      >
        <img
          ref={image}
          src={buildImageUrl(file.url_preview, imageWidth)}
          width={file.width}
          height={file.height}
          alt=""
          className={styles.uncroppedImage}
        />
      </button>
      <ul aria-label={t`Spots on the picture`}>
        {ids.map((id, index) => {
          const spot = spots[index];
          return (
            spot && (
              <SpotHandle
                key={id}
                number={index + 1}
                name={spot.name}
                point={toPercents(spot)}
                isSelected={index === selectedIndex}
                toImagePoint={toImagePoint}
                onMove={(point) => onMove(index, point)}
                onSelect={() => onSelect(index)}
                onEdit={() => onEdit(index)}
              />
            )
          );
        })}
      </ul>
    </div>
  );
}
