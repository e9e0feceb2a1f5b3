import { randomBytes } from 'node:crypto';

/** A public id nobody can guess. */
export const newPublicId = (): string => randomBytes(16).toString('hex');

/** Whether a public id may be one of the shop's own making. */
export const isOwnPublicId = (written: string): boolean => /^[0-9a-f]{32}$/.test(written);
