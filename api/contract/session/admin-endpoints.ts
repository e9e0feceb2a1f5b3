import * as v from 'valibot';
import { defineEndpoint, privateCacheControl } from '../core/endpoint';
import * as HTTP from '../core/http-status';
import { idParams } from '../inbox/record';
import { account, newAccount, passwordChange } from './admin-schema';

/** Ends the admin's other sessions. Wrong passwords are limited like those at sign-in. */
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

/** 409 if the user name is taken, ignoring case. Wrong passwords are limited like those at sign-in. */
export const createAccount = defineEndpoint({
  method: 'POST',
  path: '/api/admin/accounts',
  access: 'admin',
  body: newAccount,
  response: account,
  status: HTTP.created,
  cacheControl: 'no-store',
});

/** Ends the account's sessions. 409 for one's own account, so that the last one stays. */
export const deleteAccount = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/accounts/:id',
  access: 'admin',
  params: idParams,
  response: 'nothing',
  cacheControl: 'no-store',
});
