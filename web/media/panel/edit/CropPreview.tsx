import { buildImageUrl } from '#contract/media/image-options';
import type { FocalPoint, MediaFile } from '#contract/media/schema';
import * as styles from './FocalPointField.css';
import { computeVisibleCrop } from './visible-crop';

const imageWidth = 640;

interface CropPreviewProps {
  readonly file: MediaFile;
  readonly focus: FocalPoint;
  readonly ratio: { readonly width: number; readonly height: number };
}

export function CropPreview({ file, focus, ratio }: CropPreviewProps) {
  const { left, top, width, height } = computeVisibleCrop(file, focus, ratio);
  return (
    <figure className={styles.crop}>
      <svg
        viewBox={`${left} ${top} ${width} ${height}`}
        className={styles.croppedImage}
        aria-hidden="true"
      >
        <image
          href={buildImageUrl(file.url_preview, imageWidth)}
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
