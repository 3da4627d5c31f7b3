import { alsoChanged, conflictingFields, mineOnTop, notesOf, shownValue } from './event-conflict';
import { toEventForm } from '#features/events/form/event-form';
import { anEvent } from '#test/factories/event.factory';

const before = toEventForm(anEvent({ artistNotes: 'two mics' }));
const versions = {
  before,
  mine: { ...before, name: 'Open Mic & Pie', artistNotes: 'three mics' },
  theirs: { ...before, name: 'Open Mic Special', time: '21:00' },
};

describe('two people changing one event', () => {
  it('shows what was changed here beside theirs, and names what only they changed', () => {
    expect(conflictingFields(versions)).toEqual([
      { field: 'name', theirs: 'Open Mic Special', mine: 'Open Mic & Pie' },
      { field: 'artistNotes', theirs: 'two mics', mine: 'three mics' },
    ]);
    expect(alsoChanged(versions)).toEqual(['time']);
  });

  it('puts on top of theirs only what was changed here', () => {
    expect(mineOnTop(versions)).toEqual({
      ...before,
      name: 'Open Mic & Pie',
      time: '21:00',
      artistNotes: 'three mics',
    });
  });

  it('finds nothing when both typed the same', () => {
    const same = { ...versions, theirs: versions.mine };
    expect([conflictingFields(same), alsoChanged(same)]).toEqual([[], []]);
  });

  it('keeps to the notes where only they can be edited', () => {
    const seen = notesOf({ ...versions, theirs: { ...versions.theirs, artistNotes: 'no mics' } });
    expect(conflictingFields(seen)).toEqual([
      { field: 'artistNotes', theirs: 'no mics', mine: 'three mics' },
    ]);
    expect(alsoChanged(seen)).toEqual([]);
  });

  it('says values as people read them', () => {
    const named = (id: string) => (id === '7' ? 'Cody Reed' : '?');
    const shown = (['artistIds', 'date', 'time', 'status', 'imageUrl'] as const).map((field, place) =>
      shownValue(field, ['7', '2026-11-27', '21:00', 'cancelled', '/uploads/x.webp'][place] ?? '', named),
    );
    expect(shown).toEqual(['Cody Reed', 'Friday, November 27, 2026', '9:00 PM', 'Cancelled', 'A picture']);
    expect(shownValue('artistIds', '', named)).toBe('No featured artist');
    expect(shownValue('artistIds', '7,8', named)).toBe('Cody Reed, ?');
    expect(shownValue('description', '', named)).toBe('Nothing');
  });
});
