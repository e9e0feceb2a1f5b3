import type { Ref } from 'react';
import { buildImageUrl } from '#contract/media/image-options';
import type { FocalPoint, MediaFile } from '#contract/media/schema';
import * as styles from './FocalPointField.css';

/** Pixels; matches the width of the details column. */
const imageWidth = 640;

interface CrosshairProps {
  readonly file: MediaFile;
  readonly focus: FocalPoint;
  readonly image: Ref<SVGImageElement>;
}

/** SVG, because the content security policy doesn't allow style attributes. */
export function Crosshair({ file, focus, image }: CrosshairProps) {
  const { url_preview, width, height } = file;
  const x = (width * focus.x) / 100;
  const y = (height * focus.y) / 100;
  const radius = Math.max(width, height) / 18;
  const cross =
    `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0` +
    `M${x - radius * 1.5} ${y}h${radius}M${x + radius * 0.5} ${y}h${radius}` +
    `M${x} ${y - radius * 1.5}v${radius}M${x} ${y + radius * 0.5}v${radius}`;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={styles.drawing}>
      <image
        ref={image}
        href={buildImageUrl(url_preview, imageWidth)}
        width={width}
        height={height}
      />
      <path d={cross} className={styles.outline} />
      <path d={cross} className={styles.cross} />
    </svg>
  );
}
