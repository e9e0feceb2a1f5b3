import { openPicturesOnly } from '../media/picture-loaders';

/** Once for all tests: what sharp opens is one setting of the process, which they share. */
export const setup = openPicturesOnly;
