import { readFileSync } from 'node:fs';

export interface Leaf {
  readonly path: string;
  readonly viewBox: string;
  /** The closed outline alone. */
  readonly outline: string;
  /** The central vein, which ends in the stem. */
  readonly vein: string;
}

/** Throws when fig-leaf.svg lacks a part. */
export function readLeaf(): Leaf {
  const drawing = readFileSync(new URL('fig-leaf.svg', import.meta.url), 'utf8');
  const path = readAttribute(drawing, 'd');
  const end = path.indexOf('Z') + 1;
  if (end === 0) throw new Error('The outline of fig-leaf.svg is not closed.');
  return {
    path,
    viewBox: readAttribute(drawing, 'viewBox'),
    outline: path.slice(0, end),
    vein: path.slice(end),
  };
}

function readAttribute(svg: string, name: string): string {
  const value = new RegExp(`\\b${name}="([^"]+)"`).exec(svg)?.[1];
  if (value === undefined) throw new Error(`fig-leaf.svg has no ${name}.`);
  return value;
}
