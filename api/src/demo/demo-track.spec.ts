import { demoTrack } from './demo-track.js';

/** How strongly a frequency sounds in part of the track (Goertzel). */
const strength = (track: Buffer, hertz: number, { from, to }: { from: number; to: number }): number => {
  let [real, imaginary] = [0, 0];
  for (let sample = from; sample < to; sample += 1) {
    const value = track.readInt16LE(44 + sample * 2) / 32768;
    const angle = (2 * Math.PI * hertz * sample) / 22050;
    real += value * Math.cos(angle);
    imaginary += value * Math.sin(angle);
  }
  return Math.hypot(real, imaginary);
};

describe('demoTrack', () => {
  const track = demoTrack();

  it('is a WAV of fifteen seconds, mono, 16 bits at 22.05 kHz', () => {
    expect(track.toString('latin1', 0, 4) + track.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
    expect([track.readUInt16LE(22), track.readUInt32LE(24), track.readUInt16LE(34)]).toEqual([1, 22050, 16]);
    expect(track.readUInt32LE(40)).toBe(15 * 22050 * 2);
    expect(track.length).toBe(44 + 15 * 22050 * 2);
  });

  it('sounds the same every time', () => {
    expect(demoTrack().equals(track)).toBe(true);
  });

  it('plays its top note, the G above the staff, in tune', () => {
    const beat = Math.round((22050 * 60) / 172);
    const note = { from: beat * 9 + 400, to: beat * 10 };
    const candidates = Array.from({ length: 61 }, (_, step) => 754 + step);
    const loudest = candidates.reduce((best, hertz) =>
      strength(track, hertz, note) > strength(track, best, note) ? hertz : best,
    );
    expect(Math.abs(loudest - 784)).toBeLessThanOrEqual(6);
  });
});
