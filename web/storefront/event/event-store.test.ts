import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlannedEvent } from '#contract/orders/event';
import { eventStore, useEvent } from './event-store';

const event: PlannedEvent = {
  date: '2026-11-28',
  people: 12,
  place: 'greater-la',
  without: ['tree-nuts'],
  diets: ['no-pork'],
};

const readStored = (key = 'event') => JSON.parse(localStorage.getItem(key) ?? 'null');

describe('event store', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-25T20:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('stores the event with a version', () => {
    eventStore.write(event);
    expect(readStored()).toEqual({ version: 1, ...event });
    expect(eventStore.read()).toMatchObject(event);
  });

  test('has no event at first, and none after an empty one was written', () => {
    expect(eventStore.read()).toMatchObject({ without: [], diets: [] });
    eventStore.write(event);
    eventStore.write({ without: [], diets: [] });
    expect(localStorage.getItem('event')).toBeNull();
  });

  test('takes today in the shop as a date, and a past date as none', () => {
    eventStore.write(event);
    vi.setSystemTime(new Date('2026-11-29T07:59:00Z'));
    expect(eventStore.read().date).toBe('2026-11-28');
    vi.setSystemTime(new Date('2026-11-29T08:00:00Z'));
    expect(eventStore.read()).toMatchObject({ people: 12, place: 'greater-la' });
    expect(eventStore.read().date).toBeUndefined();
    expect(eventStore.read()).toBe(eventStore.read());
  });

  test.each<[string, Record<string, unknown>]>([
    ['date', { date: '2026-02-30' }],
    ['number of people', { people: 0 }],
    ['too many people', { people: 10_000 }],
    ['place', { place: 'mars' }],
    ['allergen', { without: ['tree-nuts', 'kryptonite'] }],
    ['diet', { diets: ['no-fun'] }],
    ['repeated allergen', { without: ['milk', 'milk'] }],
    ['version', { version: 2 }],
  ])('backs up a record with an unknown %s before it overwrites it', (_, change) => {
    const unreadable = { version: 1, ...event, ...change };
    localStorage.setItem('event', JSON.stringify(unreadable));
    expect(eventStore.read()).toMatchObject({ without: [], diets: [] });
    eventStore.write(event);
    expect(readStored('event:unreadable')).toEqual(unreadable);
  });

  test('notifies all components that use it', () => {
    const { result } = renderHook(useEvent);
    act(() => void eventStore.write(event));
    expect(result.current).toMatchObject(event);
  });
});
