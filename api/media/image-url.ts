import { defaultFocus } from '#contract/media/rules';
import { sha256OfText } from '../platform/digest';

/** The focal point defaults to the center. */
interface ImageUrlSource {
  readonly content_hash: string;
  readonly focus_x?: number;
  readonly focus_y?: number;
}

const centerPercent = defaultFocus.x;

/**
 * Ten hexadecimal digits for the `v` parameter. Depends on the content and on the focal point, which determines how the
 * image is cropped.
 */
export function computeContentVersion({
  content_hash,
  focus_x = centerPercent,
  focus_y = centerPercent,
}: ImageUrlSource): string {
  const isCentered = focus_x === centerPercent && focus_y === centerPercent;
  const versionHash = isCentered
    ? content_hash
    : sha256OfText(`${content_hash} ${focus_x} ${focus_y}`);
  return versionHash.slice(0, 10);
}

/** A URL of this exact content, cacheable forever. */
export const buildFileImageUrl = (id: string, file: ImageUrlSource): string =>
  `/api/media/optimize/${id}?v=${computeContentVersion(file)}`;
