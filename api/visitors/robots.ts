import { isbot } from 'isbot';

/** Whether a `User-Agent` is that of a known robot or program, or says nothing at all. */
export const isRobot = (userAgent: string): boolean => userAgent === '' || isbot(userAgent);
