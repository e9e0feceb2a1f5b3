import { describe, expect, test } from 'vitest';
import { endpoints } from '../index';
import { getFieldErrors } from '../testing/field-errors';
import type { ValidatedEndpoint } from './endpoint';
import { languages } from './language';

const invalidValues: readonly unknown[] = [
  undefined,
  null,
  {},
  [],
  [{}],
  ['x'],
  7.5,
  'x',
  true,
  '\0',
];

const bodies = Object.entries(endpoints).flatMap(([name, { body }]: [string, ValidatedEndpoint]) =>
  body ? [{ name, body }] : [],
);

const getFieldNames = (body: object): string[] =>
  'entries' in body && typeof body.entries === 'object' ? Object.keys(body.entries ?? {}) : [];

describe.each(languages)('body schemas in %s', (language) => {
  test.each(bodies)(
    '$name reports invalid bodies with our messages, not with Valibot defaults',
    ({ body }) => {
      for (const field of getFieldNames(body)) {
        for (const value of invalidValues) {
          const messages = Object.values(getFieldErrors(body, { [field]: value }, language));
          expect(messages.filter((message) => message.startsWith('Invalid'))).toEqual([]);
        }
      }
      expect(Object.values(getFieldErrors(body, {}, language)).join()).not.toMatch(/Invalid/);
    },
  );
});
