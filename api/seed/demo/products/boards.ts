import { brunchBoard } from './boards/brunch-board';
import { classicBoard } from './boards/classic-board';
import { dateNightBoard } from './boards/date-night-board';
import { dessertBoard } from './boards/dessert-board';
import { figAndFlowerBoard } from './boards/fig-and-flower-board';
import { gardenBoard } from './boards/garden-board';
import { highlandParkBoard } from './boards/highland-park-board';
import { mediterraneanBoard } from './boards/mediterranean-board';
import { posadaBoard } from './boards/posada-board';
import { sevenCheeseBoard } from './boards/seven-cheese-board';
import type { DemoProductInput } from './demo-product';

export const boards: readonly DemoProductInput[] = [
  highlandParkBoard,
  classicBoard,
  dateNightBoard,
  posadaBoard,
  dessertBoard,
  mediterraneanBoard,
  brunchBoard,
  figAndFlowerBoard,
  gardenBoard,
  sevenCheeseBoard,
];
