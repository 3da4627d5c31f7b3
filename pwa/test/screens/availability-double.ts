import { availabilityDates } from '#contract/rules/availability';
import type { ReceivedPost, ScriptedAnswer } from '#test/venue-double';
import {
  saysTheSame,
  valuesOf,
  type AvailabilityEntry,
  type AvailabilityValues,
} from '#features/availability/availability';

const PATH = '/api/artist-availability';

type Body = AvailabilityValues & {
  date: string;
  baseVersion?: number | null;
  from: string;
  until: string;
  weekdays: number[];
  except: string[];
};

interface Outcome {
  row?: object;
  status?: number;
  current?: AvailabilityEntry | null;
}

/** The venue's side of an artist's dates, deciding as `api/src/modules/availability` does. */
export class AvailabilityDouble {
  readonly entries = new Map<string, AvailabilityEntry>();
  /** Keys of changes that were made, each once. */
  readonly made: string[] = [];
  /** Versions that a later change took the place of, as `id.version`. */
  readonly overwritten: string[] = [];
  private readonly answers = new Map<string, object>();
  private readonly removedDates = new Map<number, string>();
  private ids = 0;

  answer(call: ReceivedPost): ScriptedAnswer {
    if (call.method === 'GET') return { status: 200, body: this.list(call) };
    const key = String(call.headers['idempotency-key']);
    const earlier = this.answers.get(key);
    if (earlier) return { status: 200, body: earlier };
    const { row, status = 200, current } = this.decide(call);
    if (!row) return { status, body: refusal(status, current) };
    const told = { ...row, clientKey: key };
    this.answers.set(key, told);
    this.made.push(key);
    return { status, body: told };
  }

  private decide({ method, path, body }: ReceivedPost): Outcome {
    const parsed = (body ? JSON.parse(body) : {}) as Body;
    const { pathname, searchParams } = new URL(path, 'http://venue');
    const id = Number(pathname.slice(PATH.length + 1));
    if (pathname.endsWith('/repeat')) return this.fill(parsed);
    if (method === 'POST') return this.add(parsed);
    return method === 'PUT' ? this.replace(id, parsed) : this.remove(id, versionIn(searchParams));
  }

  private add(body: Body): Outcome {
    const current = this.entries.get(body.date);
    return current ? sameOrConflict(current, body) : { row: this.insert(body.date, body) };
  }

  private replace(id: number, body: Body): Outcome {
    const entry = this.byId(id);
    if (!entry && !this.removedDates.has(id)) return { status: 404 };
    if (!entry || isOutdated(entry, body.baseVersion))
      return sameOrConflict(entry ?? this.entries.get(body.date), body);
    this.overwritten.push(`${entry.id}.${entry.version}`);
    return { row: this.put({ ...entry, ...valuesOf(body), version: entry.version + 1 }) };
  }

  private remove(id: number, baseVersion: number | undefined): Outcome {
    const entry = this.byId(id);
    const date = entry?.date ?? this.removedDates.get(id);
    if (date === undefined) return { status: 404 };
    if (!entry) return this.entries.has(date) ? clash(this.entries.get(date)) : { row: {} };
    if (isOutdated(entry, baseVersion)) return clash(entry);
    this.overwritten.push(`${entry.id}.${entry.version}`);
    this.removedDates.set(id, date);
    this.entries.delete(date);
    return { row: {} };
  }

  private fill(body: Body): Outcome {
    const dates = availabilityDates(body);
    const kept = dates.flatMap((date) => this.entries.get(date) ?? []);
    const free = dates.filter((date) => !this.entries.has(date));
    return { row: { entries: free.map((date) => this.insert(date, body)), kept } };
  }

  private insert(date: string, values: AvailabilityValues): AvailabilityEntry {
    return this.put({ id: (this.ids += 1), date, version: 1, ...valuesOf(values) });
  }

  private put(entry: AvailabilityEntry): AvailabilityEntry {
    this.entries.set(entry.date, entry);
    return entry;
  }

  private byId(id: number): AvailabilityEntry | undefined {
    return [...this.entries.values()].find((entry) => entry.id === id);
  }

  private list({ path }: ReceivedPost): AvailabilityEntry[] {
    const { searchParams } = new URL(path, 'http://venue');
    const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? '9999'];
    return [...this.entries.values()].filter(({ date }) => date >= from && date <= to);
  }
}

const sameOrConflict = (current: AvailabilityEntry | undefined, body: Body): Outcome =>
  current && saysTheSame(current, body) ? { row: current } : clash(current);

const isOutdated = ({ version }: AvailabilityEntry, baseVersion: number | null | undefined): boolean =>
  baseVersion !== undefined && version !== baseVersion;

const versionIn = (search: URLSearchParams): number | undefined =>
  search.has('baseVersion') ? Number(search.get('baseVersion')) : undefined;

const clash = (current: AvailabilityEntry | undefined): Outcome => ({
  status: 409,
  current: current ?? null,
});

const refusal = (statusCode: number, current: AvailabilityEntry | null | undefined) => ({
  statusCode,
  code: statusCode === 404 ? 'availability.not-found' : 'availability.changed-meanwhile',
  message: 'Refused',
  current,
});
