import { hasStatus } from '../../../data/http-client';

const unauthorized = 401;

export const isSessionOver = (fault: unknown): boolean => hasStatus(fault, unauthorized);
