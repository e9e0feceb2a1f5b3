import { centre } from '#contract/media/rules';
import { sha256OfText } from '../platform/digest';

/** The focal point defaults to the center. */
interface ImageUrlSource {
  readonly content_hash: string;
  readonly focus_x?: number;
  readonly focus_y?: number;
}

const middle = centre.x;

/**
 * Ten hexadecimal digits for the `v` parameter: change with the content and with the focal point, which decides what is
 * cropped.
 */
export function contentMark({
  content_hash,
  focus_x = middle,
  focus_y = middle,
}: ImageUrlSource): string {
  const isCentred = focus_x === middle && focus_y === middle;
  const marked = isCentred ? content_hash : sha256OfText(`${content_hash} ${focus_x} ${focus_y}`);
  return marked.slice(0, 10);
}

/** A URL of this exact content, cacheable forever. */
export const buildImageUrl = (id: string, file: ImageUrlSource): string =>
  `/api/media/optimize/${id}?v=${contentMark(file)}`;
