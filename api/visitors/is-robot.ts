import { isbot } from 'isbot';

/** Also true for an empty `User-Agent`. */
export const isRobot = (userAgent: string): boolean => userAgent === '' || isbot(userAgent);
