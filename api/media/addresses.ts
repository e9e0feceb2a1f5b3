import { centre } from '#contract/media/rules';
import { sha256OfText } from '../platform/digest';

/** What the address of a library file is made of; its focal point is the middle where none is said. */
interface AddressedFile {
  readonly content_hash: string;
  readonly focus_x?: number;
  readonly focus_y?: number;
}

const middle = centre.x;

/**
 * Ten hexadecimal digits that mark an address as that of these very bytes: of the content's SHA-256, and of what is
 * cut off where the file is asked for in another shape.
 */
export function contentMark({
  content_hash,
  focus_x = middle,
  focus_y = middle,
}: AddressedFile): string {
  const isCentred = focus_x === middle && focus_y === middle;
  const marked = isCentred ? content_hash : sha256OfText(`${content_hash} ${focus_x} ${focus_y}`);
  return marked.slice(0, 10);
}

/** Where a library file is shown: an address of its content, which may be kept forever. */
export const pictureAddress = (id: string, file: AddressedFile): string =>
  `/api/media/optimize/${id}?v=${contentMark(file)}`;
