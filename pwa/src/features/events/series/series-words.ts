import { namesInWords } from '#contract/rules/events/bills';
import { counted } from '#shared/lib/counted';
import type { SeriesScope } from '#contract/rules/events/series';
import { formatShortDate } from '#shared/lib/dates/calendar-date';
import { FIELD_LABELS, type EventField } from '#features/events/form/event-form';
import type { SeriesPreview } from './series-requests';

/** What each choice of shows is called. */
export const SCOPE_NAMES: Record<SeriesScope, string> = {
  this: 'This show',
  following: 'This and following',
  all: 'All shows',
};

type FieldPreview = SeriesPreview['fields'][number];

/** A field's name after 'keeps its own'. */
const OWN_WORDS: Record<EventField, string> = {
  name: 'name',
  type: 'type',
  status: 'status',
  date: 'date',
  time: 'time',
  doorsTime: 'doors',
  endTime: 'end',
  artistIds: 'acts',
  actTimes: 'set times',
  description: 'description',
  artistNotes: 'notes',
  capacity: 'capacity',
  imageUrl: 'picture',
};

/** 1 show, 7 shows */
export const showCount = (shows: number): string => counted(shows, 'show');

/** What a change comes to, sentence by sentence. */
export const changeLines = ({ fields, ...preview }: SeriesPreview): string[] => [
  ...(fields.length === 0 ? ['Nothing changes.'] : groupsOf(fields).map(fieldsLine)),
  ...playedLine(preview),
  ...toldLines(preview),
];

/** What a deletion takes, sentence by sentence. */
export const deletionLines = (preview: SeriesPreview): string[] => [
  `${showCount(preview.shows)}, ${spanOf(preview)}, ${preview.shows === 1 ? 'is' : 'are'} taken off the calendar.`,
  ...playedLine(preview),
  ...toldLines(preview),
  ...(preview.checkIns > 0
    ? [
        `${counted(preview.checkIns, 'check-in')} ${preview.checkIns === 1 ? 'stays' : 'stay'}, without a show.`,
      ]
    : []),
  ...(preview.canUndo ? [] : ['This cannot be undone.']),
];

/** Groups fields that change at all of the same shows into one sentence. */
const groupsOf = (fields: readonly FieldPreview[]): FieldPreview[][] => {
  const groups = new Map<string, FieldPreview[]>();
  for (const field of fields) {
    const { shows, first, last, kept } = field;
    const key = kept > 0 ? field.field : `${shows} ${first} ${last}`;
    groups.set(key, [...(groups.get(key) ?? []), field]);
  }
  return [...groups.values()];
};

const fieldsLine = (fields: FieldPreview[]): string => {
  const [first] = fields;
  if (!first) return '';
  const labels = namesInWords(fields.map(({ field }) => FIELD_LABELS[field]));
  return `${labels} of ${showCount(first.shows)}, ${spanOf(first)}${keptWords(first)}.`;
};

const keptWords = ({ kept, field }: FieldPreview): string =>
  kept === 0 ? '' : `; ${kept} ${kept === 1 ? 'keeps its' : 'keep their'} own ${OWN_WORDS[field]}`;

/** from Dec 4, 2026 to Jan 15, 2027; the year once where it is the same. */
const spanOf = ({ first, last }: Pick<SeriesPreview, 'first' | 'last'>): string => {
  if (first === null || last === null) return '';
  if (first === last) return `on ${formatShortDate(first)}`;
  const from = formatShortDate(first);
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  return `from ${isOneYear ? from.slice(0, -', 2026'.length) : from} to ${formatShortDate(last)}`;
};

const playedLine = ({ played }: Pick<SeriesPreview, 'played'>): string[] => {
  if (played === 0) return [];
  return [
    played === 1
      ? '1 show has begun already, and stays as it is.'
      : `${played} shows have begun already, and stay as they are.`,
  ];
};

const toldLines = ({ tables, reminders }: Pick<SeriesPreview, 'tables' | 'reminders'>): string[] => [
  ...(tables > 0
    ? [
        `${counted(tables, 'table')} ${tables === 1 ? 'is' : 'are'} booked there: guests who left an e-mail are told.`,
      ]
    : []),
  ...(reminders > 0
    ? [`${reminders === 1 ? '1 person' : `${reminders} people`} who wanted a reminder will be told.`]
    : []),
];
