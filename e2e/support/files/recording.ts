const SAMPLE_RATE = 8_000;

/** A WAV of a plain tone: mono, 8 bits, as long as it is asked to be. */
export const recording = (seconds = 20): { name: string; mimeType: string; buffer: Buffer } => {
  const samples = Buffer.from(
    Array.from({ length: seconds * SAMPLE_RATE }, (_, index) => 128 + Math.round(40 * Math.sin(index / 3))),
  );
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return { name: 'two-step.wav', mimeType: 'audio/wav', buffer: Buffer.concat([header, samples]) };
};
