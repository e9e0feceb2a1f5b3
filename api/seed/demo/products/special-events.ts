import type { DemoProductInput } from './demo-product';
import { boardMakingClass } from './special-events/board-making-class';
import { charcuterieCups } from './special-events/charcuterie-cups';
import { liveBoardBar } from './special-events/live-board-bar';
import { weddingBoard } from './special-events/wedding-board';

export const specialEvents: readonly DemoProductInput[] = [
  weddingBoard,
  charcuterieCups,
  liveBoardBar,
  boardMakingClass,
];
