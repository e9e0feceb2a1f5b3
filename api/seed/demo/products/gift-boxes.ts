import { artisanGiftBox } from './gift-boxes/artisan-gift-box';
import { cheeseLoversCrate } from './gift-boxes/cheese-lovers-crate';
import { picnicBoxes } from './gift-boxes/picnic-boxes';
import { sobremesaBox } from './gift-boxes/sobremesa-box';
import type { DemoProduct } from './product';

export const giftBoxes: readonly DemoProduct[] = [
  artisanGiftBox,
  cheeseLoversCrate,
  sobremesaBox,
  picnicBoxes,
];
