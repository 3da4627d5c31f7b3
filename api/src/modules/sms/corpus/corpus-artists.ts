/** The venue's artists as the corpus knows them, with the names that make trouble. */
export const CORPUS_ARTISTS = [
  'Dusty Coyotes',
  'Midnight Ramblers',
  'The 8 Balls',
  'Friday Knights',
  'May Flowers',
  'Second Sunday',
  'June Calloway',
  'Cody Reed',
  'Lone Pine Duo',
  'Dixie Dawn',
  'The Rattlers',
  'Wade Tucker',
  'Tammy Tucker',
  'Los Gatos Locos',
  'Whiskey & Lace',
  'Bob Wills Jr. Band',
  'Señor Blues',
  'Nine Pound Hammer',
  '7 Horse',
  'Blue Yodel No. 9',
  'High Noon',
  'Tumbleweed Trio',
  'Sweet Magnolia',
  'Magnolia Blue',
  "Rosie O'Dell",
  'Big Tex & the Armadillos',
  'AM Radio',
  'Twelve Bar Benny',
  "Yes Ma'am",
  'Halloween Jack',
  'U2be',
  'The Band',
].map((name, index) => ({
  id: index + 1,
  name,
  ...(name === 'Whiskey & Lace' ? { aliases: ['W&L'] } : {}),
  ...(name === 'Cody Reed' ? { aliases: ['Cody & the Outlaws'] } : {}),
}));

/** Event types of the venue, as the settings spell them. */
export const CORPUS_EVENT_TYPES = ['Country', 'Bluegrass', 'Rock', 'Folk', 'Jazz', 'Blues', 'Pop', 'Hip-Hop'];

/** Where the venue of the corpus is. */
export const CORPUS_TIME_ZONE = 'America/Chicago';
