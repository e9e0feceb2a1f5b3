import type { BilingualText } from '#contract/core/language';
import type { ImageSpot } from '#contract/media/schema';

type TextPair = readonly [en: string, es: string];

interface DemoSpotInput {
  /** Percent of width and height. */
  readonly at: readonly [x: number, y: number];
  readonly name: TextPair;
  readonly origin?: TextPair;
  readonly pairing?: TextPair;
}

const toText = ([en, es]: TextPair = ['', '']): BilingualText => ({ en, es });

export const demoSpot = ({ at: [x, y], name, origin, pairing }: DemoSpotInput): ImageSpot => ({
  x: x / 100,
  y: y / 100,
  name: toText(name),
  origin: toText(origin),
  pairing: toText(pairing),
});

/** Origins that several spots share. */
export const spain = ['Spain', 'España'] as const;
export const italy = ['Italy', 'Italia'] as const;
export const france = ['France', 'Francia'] as const;
export const unitedStates = ['United States', 'Estados Unidos'] as const;
export const ownTree = ['our own fig tree', 'de nuestra higuera'] as const;
export const ownKitchen = ['our kitchen', 'de nuestra cocina'] as const;
