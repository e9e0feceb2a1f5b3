import { productImagesFolder } from '#contract/media/rules';
import { aboutImages } from './images/about';
import { boardImages } from './images/boards';
import type { DemoImage, DemoImageInput } from './images/demo-image';
import { giftBoxImages } from './images/gift-boxes';
import { heroImages } from './images/heroes';
import { restorationImages } from './images/restoration';
import { tableAndEventImages } from './images/tables-and-events';

export type { DemoImage } from './images/demo-image';

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
