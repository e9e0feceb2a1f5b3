import { artisanGiftBox } from './gift-boxes/artisan-gift-box';
import { cheeseLoversCrate } from './gift-boxes/cheese-lovers-crate';
import { picnicBoxes } from './gift-boxes/picnic-boxes';
import { sobremesaBox } from './gift-boxes/sobremesa-box';
import type { DemoProductInput } from './product';

export const giftBoxes: readonly DemoProductInput[] = [
  artisanGiftBox,
  cheeseLoversCrate,
  sobremesaBox,
  picnicBoxes,
];
