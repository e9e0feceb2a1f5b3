import * as HTTP from '#contract/core/http-status';
import { hasStatus } from '../../../data/http-client';

export const isSessionExpired = (error: unknown): boolean => hasStatus(error, HTTP.unauthorized);
