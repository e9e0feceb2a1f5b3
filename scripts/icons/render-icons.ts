import type { Leaf } from './read-leaf';

const figSkin = '#5B2A4A';
const figSkinOnDark = '#D9A7C3';
const warmPaper = '#FBF6EE';

/** Side of the icon's grid in units, the same as the leaf's. */
const grid = 512;

/** Side of the Lucide icons' grid in units. */
const glyphGrid = 24;

/** Above the grid's center because of the stem. */
const leafCenterY = 253;

interface IconOptions {
  /** Share of the icon's side that the leaf takes. */
  readonly leafShare: number;
  /** In grid units. */
  readonly cornerRadius: number;
  /** In the leaf's own units. */
  readonly strokeWidth: number;
}

export const renderLeafIcon = (
  leaf: Leaf,
  { leafShare, cornerRadius, strokeWidth }: IconOptions,
): string =>
  wrapSvg(
    `<rect width="${grid}" height="${grid}" rx="${cornerRadius}" fill="${figSkin}"/>` +
      renderLeafStroke(leaf, leafShare, strokeWidth, warmPaper),
  );

/** `glyph` is drawn on a grid of 24 units; `share` is its share of the icon's side. */
export function renderGlyphIcon(glyph: string, share: number): string {
  const scale = (grid * share) / glyphGrid;
  const offset = (grid * (1 - share)) / 2;
  return wrapSvg(
    `<rect width="${grid}" height="${grid}" rx="112" fill="${figSkin}"/>` +
      `<g transform="translate(${offset} ${offset}) scale(${scale})" color="${warmPaper}">${glyph}</g>`,
  );
}

/** White, for systems that color icons themselves. */
export const renderMonochromeIcon = (leaf: Leaf): string =>
  wrapSvg(renderLeafStroke(leaf, 0.62, 22, '#FFFFFF'));

/** Filled, since a thin line is lost in a browser tab; adapts to dark mode. */
export const renderFavicon = ({ outline, vein, viewBox }: Leaf): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><title>La Higuera</title>` +
  `<style>.leaf{fill:${figSkin}}.stem{fill:none;stroke:${figSkin}}` +
  `@media(prefers-color-scheme:dark){.leaf{fill:${figSkinOnDark}}.stem{stroke:${figSkinOnDark}}}</style>` +
  `<path class="leaf" d="${outline}"/>` +
  `<path class="stem" d="${vein}" stroke-width="28" stroke-linecap="round"/></svg>\n`;

function renderLeafStroke({ path }: Leaf, share: number, width: number, color: string): string {
  const center = grid / 2;
  return (
    `<path transform="translate(${center} ${center}) scale(${share}) translate(${-center} ${-leafCenterY})" ` +
    `d="${path}" fill="none" stroke="${color}" stroke-width="${width}" ` +
    'stroke-linecap="round" stroke-linejoin="round"/>'
  );
}

const wrapSvg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${grid} ${grid}">${content}</svg>`;
