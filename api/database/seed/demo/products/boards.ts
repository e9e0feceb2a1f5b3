import { classicBoard } from './boards/classic-board';
import { dateNightBoard } from './boards/date-night-board';
import { highlandParkBoard } from './boards/highland-park-board';
import type { DemoProduct } from './product';

export const boards: readonly DemoProduct[] = [highlandParkBoard, classicBoard, dateNightBoard];
