import { describe, expect, test } from 'vitest';
import { findProductByName } from '../../testing/demo-data';
import { listQuestionIds } from './list-question-ids';

describe('listQuestionIds', () => {
  test.each([
    ['Classic Board', ['allergens', 'customization', 'servings']],
    ['Grazing Table for Thirty', ['special-events', 'allergens', 'servings']],
    ['Wedding Board', ['allergens', 'lead-time', 'customization']],
    ['Artisan Gift Box', ['delivery', 'allergens', 'storage']],
    ['Board-Making Class', ['allergens', 'lead-time']],
    ['Live Board Bar', ['special-events', 'allergens', 'lead-time']],
  ])('of %s returns %j', (name, expected) => {
    expect(listQuestionIds(findProductByName(name))).toEqual(expected);
  });
});
