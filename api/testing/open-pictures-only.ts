import { restrictImageLoaders } from '../media/picture-loaders';

/** Vitest global setup: sharp's allowed formats are a process-wide setting. */
export const setup = restrictImageLoaders;
