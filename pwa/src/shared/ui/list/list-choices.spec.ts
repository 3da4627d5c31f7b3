import { jest } from '@jest/globals';
import { keyedChoice } from './list-choices';

const EVENTS = [
  [12, 'Barn Dance'],
  [3, 'Open Mic'],
] as const;
const onChoose = jest.fn<(eventId: number | undefined) => void>();
const choiceOf = (chosen: number | undefined) =>
  keyedChoice({
    label: 'Event',
    all: 'All events',
    chosen,
    options: EVENTS,
    unlisted: 'One event',
    onChoose,
  });

describe('the choice of one of many', () => {
  it('offers all of them first, and each in the order it was given', () => {
    const { value, words } = choiceOf(undefined);
    expect(Object.values(words)).toEqual(['All events', 'Barn Dance', 'Open Mic']);
    expect(words[value]).toBe('All events');
  });

  it('tells which one was chosen, or that all were', () => {
    const { words, onChoose: choose } = choiceOf(12);
    Object.keys(words).forEach(choose);
    expect(onChoose.mock.calls).toEqual([[undefined], [12], [3]]);
  });

  it('names one that is no longer offered', () => {
    const { value, words } = choiceOf(99);
    expect(words[value]).toBe('One event');
    expect(Object.values(words)).toEqual(['All events', 'One event', 'Barn Dance', 'Open Mic']);
  });

  it('takes a tag called all for a tag', () => {
    const { value, words } = keyedChoice({
      label: 'Tag',
      all: 'All tags',
      chosen: 'all',
      options: [['all', 'all (2)']],
      unlisted: 'all',
      onChoose: () => undefined,
    });
    expect(words[value]).toBe('all (2)');
  });
});
