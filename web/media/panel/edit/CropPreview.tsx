import { buildImageUrl } from '#contract/media/image-options';
import type { FocalPoint, MediaFile } from '#contract/media/schema';
import * as styles from './FocalPointField.css';
import { seenPart } from './seen-part';

const shownWidth = 640;

interface CropPreviewProps {
  readonly file: MediaFile;
  readonly focus: FocalPoint;
  readonly ratio: { readonly width: number; readonly height: number };
}

export function CropPreview({ file, focus, ratio }: CropPreviewProps) {
  const { left, top, width, height } = seenPart(file, focus, ratio);
  return (
    <figure className={styles.crop}>
      <svg
        viewBox={`${left} ${top} ${width} ${height}`}
        className={styles.cropped}
        aria-hidden="true"
      >
        <image
          href={buildImageUrl(file.url_preview, shownWidth)}
          width={file.width}
          height={file.height}
        />
      </svg>
      <figcaption className={styles.caption}>
        {ratio.width}:{ratio.height}
      </figcaption>
    </figure>
  );
}
