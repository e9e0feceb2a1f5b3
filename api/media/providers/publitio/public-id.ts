import { randomBytes } from 'node:crypto';

/** 128 random bits: unguessable. */
export const generatePublicId = (): string => randomBytes(16).toString('hex');

/** True for ids of the form of `generatePublicId`. */
export const isOwnPublicId = (value: string): boolean => /^[0-9a-f]{32}$/.test(value);
