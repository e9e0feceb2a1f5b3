import { hasStatus } from '../../../data/http-client';

const unauthorized = 401;

export const isSessionExpired = (error: unknown): boolean => hasStatus(error, unauthorized);
