import { describe, expect, test } from 'vitest';
import {
  findBannedIdentifiers,
  findBannedPathParts,
  findSubstitute,
} from './find-banned-names.mjs';

describe('findSubstitute', () => {
  test.each(['fault', 'onFault', 'FaultyRows', 'deed-list', 'URLFault', 'WANTED_FILES'])(
    'rejects %s, which has a banned word',
    (name) => expect(findSubstitute(name)).toBeTruthy(),
  );

  test.each(['tagsIn', 'titleOf', 'mostPhotos', 'largestPage', 'furtherOrders'])(
    'rejects %s, which matches a banned pattern',
    (name) => expect(findSubstitute(name)).toBeTruthy(),
  );

  test.each(['default', 'signIn', 'isSignedIn', 'mostly', 'recommend', 'indexOf'])(
    'accepts %s',
    (name) => expect(findSubstitute(name)).toBeUndefined(),
  );
});

describe('findBannedIdentifiers', () => {
  /** @param {string} code */
  const find = (code) =>
    findBannedIdentifiers('file.tsx', code).map(({ name, line }) => `${line} ${name}`);

  test('finds variables, properties, parameters, types and imports', () => {
    const code = [
      "import { deed as action } from './deed';",
      'interface Refusal { readonly told: string }',
      'export const load = ({ wanted }: Props, anew: boolean) => <Image src={wanted ?? anew} />;',
    ].join('\n');
    expect(find(code)).toEqual(['1 deed', '2 Refusal', '2 told', '3 wanted', '3 anew']);
  });

  test('ignores texts and comments', () => {
    expect(find("// a fault\nexport const text = 'Add a picture';")).toEqual([]);
  });

  test('throws for code that cannot be parsed', () => {
    expect(() => find('const = 1;')).toThrow('file.tsx');
  });
});

test('findBannedPathParts checks folders and file names without extensions', () => {
  const names = findBannedPathParts('web/deeds/use-picture.test.tsx').map(({ name }) => name);
  expect(names).toEqual(['deeds', 'use-picture']);
});
