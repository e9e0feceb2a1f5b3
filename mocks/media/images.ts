import type { ImageProcessor } from '../../api/media/image-processor';
import type { RenderImage } from '../../api/media/rendition-options';

export interface MockImages extends ImageProcessor {
  readonly render: RenderImage;
}
