import { isAnswered } from '../../../data/request';

const unauthorized = 401;

/** Whether the shop has answered that nobody is signed in, or no longer. */
export const isSessionOver = (fault: unknown): boolean => isAnswered(fault, unauthorized);
