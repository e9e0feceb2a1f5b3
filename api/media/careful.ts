import { mostPixels } from '#contract/media/image-files';

/**
 * How pictures are opened: one that breaks off is broken, though phones write small faults that every viewer
 * forgives; and none is decoded that is too large.
 */
export const careful = { limitInputPixels: mostPixels, failOn: 'error' } as const;

/** Seconds after which a picture is given up: none may hold a core for ever. */
export const patience = { seconds: 30 } as const;
