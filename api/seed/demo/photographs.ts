import { productImagesFolder } from '#contract/media/rules';
import { aboutImages } from './photographs/about';
import { boardImages } from './photographs/boards';
import { giftBoxImages } from './photographs/gift-boxes';
import { heroImages } from './photographs/heroes';
import type { DemoImage, DemoImageInput } from './photographs/photograph';
import { restorationImages } from './photographs/restoration';
import { tableAndEventImages } from './photographs/tables-and-events';

export type { DemoImage } from './photographs/photograph';

/** Library folder of images that belong to pages, not to products. */
const pageImagesFolder = 'Pages';

const addToFolder =
  (folder: string) =>
  (input: DemoImageInput): DemoImage => ({ ...input, file: `${input.name}.jpg`, folder });

const productImages = [...boardImages, ...tableAndEventImages, ...giftBoxImages];

const pageImages = [...heroImages, ...aboutImages, ...restorationImages];

export const demoImages: readonly DemoImage[] = [
  ...productImages.map(addToFolder(productImagesFolder)),
  ...pageImages.map(addToFolder(pageImagesFolder)),
];
