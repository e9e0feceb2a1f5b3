import { getQualityForWidth, getSrcsetWidths, imagePresets } from '#contract/media/image-options';
import { defaultFocus } from '#contract/media/rules';
import type { ImageOptions } from '#contract/media/schema';
import { type DemoImage, demoImages } from '#demo/images';
import { buildRenditionKey } from '../../../api/media/rendition';
import type { RenditionOptions } from '../../../api/media/rendition-options';
import { resolveVisitorImage } from '../../../api/media/requested-image';
import { demoImageFolder } from './demo-image-folder';

/** A smaller file of a demo image. */
export interface DemoRendition {
  readonly image: DemoImage;
  readonly file: string;
  readonly options: RenditionOptions;
}

const { thumbnail } = imagePresets;

/**
 * Pixels. Pages ask for eight widths of each image and get the next larger of these, or the original: files of all would
 * be 12 MB, those of these are 2.4 MB.
 */
const fileWidths = [480, 1024];

const toWidthQuery = (width: number): ImageOptions => ({
  width,
  quality: getQualityForWidth(width),
});

const toOptions = (image: DemoImage, query: ImageOptions): RenditionOptions => {
  const geometry = { ...image, focus_x: defaultFocus.x, focus_y: defaultFocus.y };
  return { ...resolveVisitorImage(geometry, query).options, format: 'webp' };
};

/** Of the content and the options, so that a changed image is another file. */
function toRendition(image: DemoImage, query: ImageOptions): DemoRendition {
  const options = toOptions(image, query);
  const version = buildRenditionKey(image.contentHash, options).slice(0, 12);
  const file = `${image.name}-${options.width}x${options.height}.${version}.webp`;
  return { image, file, options };
}

const listScaled = (image: DemoImage): DemoRendition[] =>
  fileWidths.map((width) => toRendition(image, toWidthQuery(width)));

/** All that are made; each is smaller than its original. */
export const listDemoRenditions = (): readonly DemoRendition[] =>
  demoImages.flatMap((image) => [...listScaled(image), toRendition(image, thumbnail)]);

/** The files that answer what pages ask for, by the key of the requested rendition. */
export function createDemoFileIndex(): ReadonlyMap<string, string> {
  const entries = demoImages.flatMap((image) => {
    const scaled = listScaled(image);
    const findFile = ({ width }: RenditionOptions) =>
      scaled.find(({ options }) => options.width >= width)?.file ?? image.file;
    const uncropped = [...getSrcsetWidths(image).map(toWidthQuery), {}].map((query) =>
      toOptions(image, query),
    );
    const cropped = toRendition(image, thumbnail);
    return [...uncropped.map((options) => ({ options, file: findFile(options) })), cropped].map(
      ({ options, file }): [string, string] => [
        buildRenditionKey(image.contentHash, options),
        file,
      ],
    );
  });
  return new Map(entries);
}

/** Paths within the site, by file name. A changed file has another one. */
export const createDemoPaths = (): ReadonlyMap<string, string> =>
  new Map([
    ...listDemoRenditions().map(({ file }): [string, string] => [
      file,
      `${demoImageFolder}/${file}`,
    ]),
    ...demoImages.map(({ file, contentHash }): [string, string] => [
      file,
      `${demoImageFolder}/${file}?v=${contentHash.slice(0, 12)}`,
    ]),
  ]);
