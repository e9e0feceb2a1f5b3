import { artisanGiftBox } from './gift-boxes/artisan-gift-box';
import type { DemoProduct } from './product';

export const giftBoxes: readonly DemoProduct[] = [artisanGiftBox];
