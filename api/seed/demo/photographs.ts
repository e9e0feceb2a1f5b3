import { productPicturesFolder } from '#contract/media/rules';
import { aboutPhotographs } from './photographs/about';
import { boardPhotographs } from './photographs/boards';
import { giftBoxPhotographs } from './photographs/gift-boxes';
import { heroPhotographs } from './photographs/heroes';
import type { DemoPhotograph, PhotographFacts } from './photographs/photograph';
import { restorationPhotographs } from './photographs/restoration';
import { tableAndEventPhotographs } from './photographs/tables-and-events';

export type { DemoPhotograph } from './photographs/photograph';

/** Library folder of images that belong to pages, not to products. */
const pagePicturesFolder = 'Pages';

const inFolder =
  (folder: string) =>
  (facts: PhotographFacts): DemoPhotograph => ({ ...facts, file: `${facts.name}.jpg`, folder });

const productPhotographs = [
  ...boardPhotographs,
  ...tableAndEventPhotographs,
  ...giftBoxPhotographs,
];

const pagePhotographs = [...heroPhotographs, ...aboutPhotographs, ...restorationPhotographs];

export const photographs: readonly DemoPhotograph[] = [
  ...productPhotographs.map(inFolder(productPicturesFolder)),
  ...pagePhotographs.map(inFolder(pagePicturesFolder)),
];
