import * as v from 'valibot';
import { defineEndpoint, privateCacheControl } from '../core/endpoint';
import * as HTTP from '../core/http-status';
import { idParams } from '../inbox/record';
import {
  account,
  accountDeletion,
  activeSession,
  newAccount,
  passwordChange,
  recoveryCodes,
  secondFactor,
  secondFactorProof,
  secondFactorSecret,
  secondFactorSetup,
  sessionId,
} from './admin-schema';

/**
 * Ends the admin's other sessions. For an admin with a second factor, `code` is required: without it, or with a wrong
 * one, 400 with an issue at `code`. Wrong passwords and codes are limited like those at sign-in.
 */
export const changePassword = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/password',
  access: 'admin',
  body: passwordChange,
  response: 'nothing',
  cacheControl: 'no-store',
});

/** Oldest first. */
export const listAccounts = defineEndpoint({
  method: 'GET',
  path: '/api/admin/accounts',
  access: 'admin',
  response: v.array(account),
  cacheControl: privateCacheControl,
});

/** 409 if the user name is taken, ignoring case. `code` is required and limited like that of `changePassword`. */
export const createAccount = defineEndpoint({
  method: 'POST',
  path: '/api/admin/accounts',
  access: 'admin',
  body: newAccount,
  response: account,
  status: HTTP.created,
  cacheControl: 'no-store',
});

/**
 * A POST, because it has a body. Ends the account's sessions. 409 for one's own account, so that the last one stays.
 * `code` is required and limited like that of `changePassword`.
 */
export const deleteAccount = defineEndpoint({
  method: 'POST',
  path: '/api/admin/accounts/:id/delete',
  access: 'admin',
  params: idParams,
  body: accountDeletion,
  response: 'nothing',
  cacheControl: 'no-store',
});

export const getSecondFactor = defineEndpoint({
  method: 'GET',
  path: '/api/admin/second-factor',
  access: 'admin',
  response: secondFactor,
  cacheControl: privateCacheControl,
});

/** Stores nothing: the secret comes back with `enableSecondFactor`. */
export const createSecondFactorSecret = defineEndpoint({
  method: 'POST',
  path: '/api/admin/second-factor/secret',
  access: 'admin',
  response: secondFactorSecret,
  cacheControl: 'no-store',
});

/**
 * Ends the admin's other sessions. Wrong passwords and codes are limited like those at sign-in. 409 if it is already
 * on.
 */
export const enableSecondFactor = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/second-factor',
  access: 'admin',
  body: secondFactorSetup,
  response: recoveryCodes,
  cacheControl: 'no-store',
});

/** A POST, because it has a body. Limited like `enableSecondFactor`; 409 if it is already off. */
export const disableSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/admin/second-factor/disable',
  access: 'admin',
  body: secondFactorProof,
  response: 'nothing',
  cacheControl: 'no-store',
});

/** The earlier codes are no longer valid. Limited like `enableSecondFactor`; 409 if the second factor is off. */
export const replaceRecoveryCodes = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/second-factor/recovery-codes',
  access: 'admin',
  body: secondFactorProof,
  response: recoveryCodes,
  cacheControl: 'no-store',
});

/** Of the signed-in admin: the current one first, then by last use. */
export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/admin/sessions',
  access: 'admin',
  response: v.array(activeSession),
  cacheControl: privateCacheControl,
});

/** 404 for sessions of other admins too. */
export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/sessions/:id',
  access: 'admin',
  params: v.object({ id: sessionId }),
  response: 'nothing',
  cacheControl: 'no-store',
});

/** All but the current one. */
export const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/sessions',
  access: 'admin',
  response: 'nothing',
  cacheControl: 'no-store',
});
