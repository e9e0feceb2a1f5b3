import type { ImageProcessor } from '../../api/media/image-processor';
import type { RenderImage } from '../../api/media/rendition-options';

/** What a mock shop does with images where it runs. */
export interface MockImages extends ImageProcessor {
  readonly render: RenderImage;
}
