import { seededRandom } from './seeded-random.js';

const SAMPLE_RATE = 22_050;
const SECONDS = 15;
const BEATS_PER_MINUTE = 172;
const BEAT = Math.round((SAMPLE_RATE * 60) / BEATS_PER_MINUTE);

/** MIDI note numbers: two bass notes that alternate, and the strummed chord above them. */
const CHORDS = {
  G: { bass: [43, 38], strum: [55, 59, 62, 67] },
  C: { bass: [48, 43], strum: [55, 60, 64, 67] },
  D: { bass: [50, 45], strum: [57, 62, 66, 69] },
} as const;
const BARS = [
  'G',
  'G',
  'C',
  'G',
  'G',
  'D',
  'C',
  'D',
  'G',
  'D',
] as const satisfies readonly (keyof typeof CHORDS)[];

/** The tune over it: beat from the start, note, loudness. */
const LICKS = [
  [0, 74],
  [0.5, 71],
  [1, 67],
  [2, 69],
  [2.5, 71],
  [4, 74],
  [4.5, 76],
  [5, 74],
  [6, 71],
  [8, 72],
  [8.5, 76],
  [9, 79],
  [10, 76],
  [11, 74],
  [12, 71],
  [12.5, 74],
  [13, 71],
  [14, 67],
  [16, 67],
  [16.5, 69],
  [17, 71],
  [18, 74],
  [19, 71],
  [20, 69],
  [21, 66],
  [22, 69],
  [23, 74],
  [24, 72],
  [24.5, 76],
  [25, 72],
  [26, 67],
  [28, 69],
  [29, 66],
  [30, 62],
  [31, 66],
  [32, 67],
  [32.5, 71],
  [33, 74],
  [34, 79],
  [36, 78],
  [37, 74],
  [38, 69],
] as const;

/** Fifteen seconds of a two-step, plucked by arithmetic: mono 16-bit PCM WAV at 22.05 kHz. */
export const demoTrack = (): Buffer => wav(mix());

const mix = (): Float32Array => {
  const track = new Float32Array(SAMPLE_RATE * SECONDS);
  const random = seededRandom('two-step');
  BARS.forEach((name, bar) => {
    const chord = CHORDS[name];
    const start = bar * 4 * BEAT;
    chord.bass.forEach((note, half) =>
      pluck(track, random.fraction, {
        at: start + half * 2 * BEAT,
        note,
        loudness: 0.5,
        ring: 0.997,
        softness: 3,
      }),
    );
    [1, 3].forEach((beat) => {
      chord.strum.forEach((note, string) =>
        pluck(track, random.fraction, {
          at: start + beat * BEAT + string * 130,
          note,
          loudness: 0.16,
          ring: 0.985,
          softness: 1,
        }),
      );
      brush(track, random.fraction, start + beat * BEAT);
    });
  });
  LICKS.forEach(([beat, note]) =>
    pluck(track, random.fraction, {
      at: Math.round(beat * BEAT),
      note,
      loudness: 0.3,
      ring: 0.996,
      softness: 1,
    }),
  );
  CHORDS.G.strum.forEach((note, string) =>
    pluck(track, random.fraction, {
      at: 40 * BEAT + string * 500,
      note,
      loudness: 0.3,
      ring: 0.998,
      softness: 1,
    }),
  );
  return fadedOut(track);
};

interface Pluck {
  at: number;
  note: number;
  loudness: number;
  /** Energy kept on each trip along the string. */
  ring: number;
  /** How often the pluck's noise is smoothed: 1 is a pick, 3 a thumb. */
  softness: number;
}

/** Karplus and Strong, 1983: a burst of noise running round a damped delay line as long as the string. */
const pluck = (
  track: Float32Array,
  fraction: () => number,
  { at, note, loudness, ring, softness }: Pluck,
): void => {
  const period = SAMPLE_RATE / (440 * 2 ** ((note - 69) / 12));
  const length = Math.round(period + 0.5);
  // Weighing the two samples tunes the string between whole delays: at 22 kHz high notes would sound flat without.
  const blend = length - period;
  const line = Float32Array.from({ length }, () => fraction() * 2 - 1);
  for (let pass = 0; pass < softness; pass += 1)
    line.forEach((value, index) => (line[index] = (value + (line[(index + 1) % length] ?? 0)) / 2));
  const end = Math.min(track.length, at + SAMPLE_RATE * 2);
  for (let sample = at, head = 0; sample < end; sample += 1, head = (head + 1) % length) {
    const here = line[head] ?? 0;
    track[sample] = (track[sample] ?? 0) + here * loudness;
    line[head] = (here * (1 - blend) + (line[(head + 1) % length] ?? 0) * blend) * ring;
  }
};

const brush = (track: Float32Array, fraction: () => number, at: number): void => {
  for (let sample = 0; sample < 1800 && at + sample < track.length; sample += 1) {
    track[at + sample] = (track[at + sample] ?? 0) + (fraction() * 2 - 1) * 0.07 * Math.exp(-sample / 420);
  }
};

const fadedOut = (track: Float32Array): Float32Array => {
  const peak = track.reduce((highest, value) => Math.max(highest, Math.abs(value)), 0.01);
  return track.map(
    (value, sample) => (value / peak) * 0.85 * Math.min(1, (track.length - sample) / (SAMPLE_RATE * 1.2)),
  );
};

const wav = (samples: Float32Array): Buffer => {
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(36 + samples.length * 2, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(SAMPLE_RATE, 24);
  bytes.writeUInt32LE(SAMPLE_RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((value, index) => bytes.writeInt16LE(Math.round(value * 32767), 44 + index * 2));
  return bytes;
};
