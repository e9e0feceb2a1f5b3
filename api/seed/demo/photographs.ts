import { productPicturesFolder } from '#contract/media/rules';
import { aboutPhotographs } from './photographs/about';
import { boardPhotographs } from './photographs/boards';
import { giftBoxPhotographs } from './photographs/gift-boxes';
import { heroPhotographs } from './photographs/heroes';
import type { DemoPhotograph, PhotographFacts } from './photographs/photograph';
import { restorationPhotographs } from './photographs/restoration';
import { tableAndEventPhotographs } from './photographs/tables-and-events';

export type { DemoPhotograph } from './photographs/photograph';

/** The library folder of the pictures that belong to pages rather than to products. */
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

/** Every picture of the demo shop. */
export const photographs: readonly DemoPhotograph[] = [
  ...productPhotographs.map(inFolder(productPicturesFolder)),
  ...pagePhotographs.map(inFolder(pagePicturesFolder)),
];
