import * as v from 'valibot';
import { bilingualText } from './language-schema';

/** A `#rrggbb` colour, the dominant one of a picture. */
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/));

/** What a page needs to show a picture without a jump: address, size in pixels, colour behind, words. */
export const picture = v.object({
  url: v.string(),
  width: v.pipe(v.number(), v.integer(), v.minValue(1)),
  height: v.pipe(v.number(), v.integer(), v.minValue(1)),
  color: colour,
  alt: bilingualText,
});
export type Picture = v.InferOutput<typeof picture>;
