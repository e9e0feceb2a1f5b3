import type { ImageProcessor } from '../../api/media/image-processor';
import type { RenderImage } from '../../api/media/rendition-options';

export interface MockImageProcessor extends ImageProcessor {
  readonly render: RenderImage;
}
