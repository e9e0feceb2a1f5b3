import type { DemoProduct } from './product';
import { weddingBoard } from './special-events/wedding-board';

export const specialEvents: readonly DemoProduct[] = [weddingBoard];
