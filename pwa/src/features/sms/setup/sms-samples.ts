/** A message to try the parser with. */
export interface SampleMessage {
  /** What it shows. */
  label: string;
  text: string;
}

const SOMEBODY = 'Wade Tucker';

/**
 * Messages as people write them (spec §2 "SMS tab").
 * @param artists names of artists the venue knows: the samples then match one
 */
export const sampleMessages = (artists: readonly string[]): SampleMessage[] => {
  const [one = SOMEBODY, two = one] = artists;
  return [
    { label: 'Artist, day and time', text: `Hi! Can ${one} play next Friday at 8pm?` },
    {
      label: 'As people type',
      text: `yo its ${two.toLowerCase()}, nxt saturday nite 9:30-11:30p pls. the show is called "Boots and Ballads"`,
    },
    { label: 'Time missing', text: `${one} would love to play next Thursday` },
    { label: 'Nobody we know', text: 'Book The Unheard Of for tomorrow at 7:30 PM' },
  ];
};
