import type { Leaf } from './read-leaf';

export const renderLeafModule = ({ path, viewBox }: Leaf): string =>
  `// Written by \`npm run icons\` from scripts/icons/fig-leaf.svg.

/** The outline and central vein of the fig leaf, to be stroked and left unfilled. */
export const figLeafPath =
  '${path}';

/** Leaves room around the leaf for its stroke, down to 28 px. */
export const figLeafViewBox = '${viewBox}';
`;
