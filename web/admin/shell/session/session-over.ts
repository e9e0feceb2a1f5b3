import { hasStatus } from '../../../data/http-client';

const unauthorized = 401;

/** Whether the shop has answered that nobody is signed in, or no longer. */
export const isSessionOver = (fault: unknown): boolean => hasStatus(fault, unauthorized);
