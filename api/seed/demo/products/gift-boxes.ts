import type { DemoProductInput } from './demo-product';
import { artisanGiftBox } from './gift-boxes/artisan-gift-box';
import { cheeseLoversCrate } from './gift-boxes/cheese-lovers-crate';
import { picnicBoxes } from './gift-boxes/picnic-boxes';
import { sobremesaBox } from './gift-boxes/sobremesa-box';
import { threeKingsBox } from './gift-boxes/three-kings-box';

export const giftBoxes: readonly DemoProductInput[] = [
  artisanGiftBox,
  cheeseLoversCrate,
  sobremesaBox,
  picnicBoxes,
  threeKingsBox,
];
