import * as v from 'valibot';
import { defineEndpoint } from '../core/endpoint';

/** The API reference: this document, as OpenAPI 3.1. */
export const getApiDescription = defineEndpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  response: v.looseObject({ openapi: v.string() }),
  cacheControl: 'no-cache',
});
