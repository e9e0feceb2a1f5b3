import { restrictImageLoaders } from '../media/restrict-image-loaders';

/** Vitest global setup: sharp's allowed formats are a process-wide setting. */
export const setup = restrictImageLoaders;
