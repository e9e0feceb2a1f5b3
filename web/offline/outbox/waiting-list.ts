import { paths } from '../../app/paths';

/** Where what waits is listed. */
export const waitingList = `${paths.cart()}#waiting`;
