import type { Leaf } from './leaf';

const figSkin = '#5B2A4A';
const figSkinOnDark = '#D9A7C3';
const warmPaper = '#FBF6EE';

/** Units of an icon's grid, the one the leaf is drawn on. */
const grid = 512;

/** Units of the grid that the signs of the shop's buttons are drawn on. */
const signGrid = 24;

/** The middle of the leaf's outline, a little above the grid's because of the stem. */
const leafMiddle = 253;

interface Ground {
  /** Share of the icon's side that the leaf takes. */
  readonly leafShare: number;
  /** Radius of the ground's corners in grid units. */
  readonly corner: number;
  /** Width of the leaf's line in its own units. */
  readonly line: number;
}

/** The leaf in warm paper on a ground of fig skin. */
export const onFigSkin = (leaf: Leaf, { leafShare, corner, line }: Ground): string =>
  svg(
    `<rect width="${grid}" height="${grid}" rx="${corner}" fill="${figSkin}"/>` +
      lined(leaf, leafShare, line, warmPaper),
  );

/** A sign of few lines on fig skin, `sign` being drawn on a grid of 24 units and `share` of the icon's side. */
export function signOnFigSkin(sign: string, share: number): string {
  const scale = (grid * share) / signGrid;
  const corner = (grid * (1 - share)) / 2;
  return svg(
    `<rect width="${grid}" height="${grid}" rx="112" fill="${figSkin}"/>` +
      `<g transform="translate(${corner} ${corner}) scale(${scale})" color="${warmPaper}">${sign}</g>`,
  );
}

/** The leaf alone in white, for systems that colour icons themselves. */
export const monochrome = (leaf: Leaf): string => svg(lined(leaf, 0.62, 22, '#FFFFFF'));

/** The leaf filled, since a thin line is lost in a browser's tab; it follows a dark browser. */
export const tabIcon = ({ outline, vein, viewBox }: Leaf): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><title>La Higuera</title>` +
  `<style>.leaf{fill:${figSkin}}.stem{fill:none;stroke:${figSkin}}` +
  `@media(prefers-color-scheme:dark){.leaf{fill:${figSkinOnDark}}.stem{stroke:${figSkinOnDark}}}</style>` +
  `<path class="leaf" d="${outline}"/>` +
  `<path class="stem" d="${vein}" stroke-width="28" stroke-linecap="round"/></svg>\n`;

function lined({ path }: Leaf, share: number, width: number, colour: string): string {
  const middle = grid / 2;
  return (
    `<path transform="translate(${middle} ${middle}) scale(${share}) translate(${-middle} ${-leafMiddle})" ` +
    `d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" ` +
    'stroke-linecap="round" stroke-linejoin="round"/>'
  );
}

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${grid} ${grid}">${content}</svg>`;
