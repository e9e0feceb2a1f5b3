import { createIcon } from './icons';

// Not on the first pages.

export const ChevronDown = createIcon('M6 9l6 6 6-6');
export const Close = createIcon('M18 6L6 18M6 6l12 12');
export const Filter = createIcon('M4 7h16M7 12h10M10 17h4');
