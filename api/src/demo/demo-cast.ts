import type { ArtistEntity } from '#src/modules/artists/entities/artist.entity.js';
import type { UserEntity } from '#src/modules/users/entities/user.entity.js';
import type { Columns } from './demo-rows.js';

/** An act of the demo venue: its file in `pictures/artists/`, and the person who signs in for it. */
type Act = Columns<ArtistEntity> & { portrait: string; person: Columns<UserEntity> };

/** The first act is the demo sign-in `artist`. The last one waits for approval. */
export const ACTS = [
  {
    portrait: 'june-calloway',
    name: 'June Calloway',
    genre: 'country',
    person: { username: 'artist', firstName: 'June', lastName: 'Calloway', email: 'june@example.com' },
    description:
      'Honky-tonk songwriter with a voice like gravel and honey. Hosts the Open Mic and remembers every name in the hat.',
    phone: '(830) 555-0111',
    website: 'https://june-calloway.example.com',
    socialMedia: '@junecalloway',
    experience: 'Fourteen years on the road, four records, one bus fire.',
    equipment: 'Dreadnought guitar, own vocal microphone, in-ear monitors.',
    priceRange: '$500-$900 per show',
    availability: 'Fridays and Saturdays, Sundays before noon',
    isApproved: true,
  },
  {
    portrait: 'cody-reed',
    name: 'Cody Reed',
    genre: 'country',
    person: { username: 'codyreed', firstName: 'Cody', lastName: 'Reed', email: 'cody@example.com' },
    description:
      'Leader of Cody & the Coyotes: outlaw country with twin guitars, a pedal steel and no slow songs after ten.',
    phone: '(830) 555-0112',
    website: 'https://coyotes.example.com',
    socialMedia: '@codyandthecoyotes',
    experience: 'House band here for six summers.',
    equipment: 'Five-piece with own backline; needs the hall’s drum riser.',
    priceRange: '$1200-$1800 per show',
    availability: 'Weekends',
    isApproved: true,
  },
  {
    portrait: 'lone-pine-duo',
    name: 'Lone Pine Duo',
    genre: 'bluegrass',
    person: { username: 'lonepine', firstName: 'Elsie', lastName: 'Whitcomb', email: 'lonepine@example.com' },
    description:
      'Elsie on fiddle, Amos on banjo, one microphone between them. Front-porch bluegrass without a porch.',
    phone: '(830) 555-0113',
    website: 'https://lone-pine.example.com',
    socialMedia: '@lonepineduo',
    experience: 'State fiddle champions twice; second place once, and not over it.',
    equipment: 'One large-diaphragm condenser microphone.',
    priceRange: '$400-$700 per show',
    availability: 'Any evening but Tuesday',
    isApproved: true,
  },
  {
    portrait: 'dixie-dawn',
    name: 'Dixie Dawn',
    genre: 'pop',
    person: { username: 'dixiedawn', firstName: 'Dawn', lastName: 'Delacroix', email: 'dixie@example.com' },
    description: 'Rhinestone country-pop, big choruses and bigger hair. Bring sunglasses.',
    phone: '(830) 555-0114',
    website: 'https://dixie-dawn.example.com',
    socialMedia: '@dixiedawnsings',
    experience: 'Nine years of county fairs, cruise ships and one halftime show.',
    equipment: 'Backing band of four, vintage ribbon microphone.',
    priceRange: '$900-$1400 per show',
    availability: 'Wednesdays and Fridays',
    isApproved: true,
  },
  {
    portrait: 'the-rattlers',
    name: 'The Rattlers',
    genre: 'rock',
    person: { username: 'rattlers', firstName: 'Otis', lastName: 'Bright', email: 'rattlers@example.com' },
    description: 'Desert rock from four friends and a borrowed van. Louder than the last time you saw them.',
    phone: '(830) 555-0115',
    website: null,
    socialMedia: '@therattlersband',
    experience: 'Two records, two hundred shows, two half-stacks.',
    equipment: 'Two half-stacks, bass rig, own kit.',
    priceRange: '$800-$1200 per show',
    availability: 'Saturdays',
    isApproved: true,
  },
  {
    portrait: 'midnight-ramblers',
    name: 'Midnight Ramblers',
    genre: 'blues',
    person: { username: 'ramblers', firstName: 'Moses', lastName: 'Grady', email: 'ramblers@example.com' },
    description:
      'After-hours blues around Moses Grady’s upright bass. They start when other bands are packing up.',
    phone: '(830) 555-0116',
    website: 'https://ramblers.example.com',
    socialMedia: null,
    experience: 'Moses has played this stage since before it had a roof.',
    equipment: 'Upright bass, small tube amps; needs the hall piano tuned.',
    priceRange: '$600-$1000 per show',
    availability: 'Late shows, any day',
    isApproved: true,
  },
  {
    portrait: 'silver-spur-swing-band',
    name: 'Silver Spur Swing Band',
    genre: 'jazz',
    person: {
      username: 'silverspur',
      firstName: 'Mae',
      lastName: 'Lindqvist',
      email: 'silverspur@example.com',
    },
    description: 'Eight-piece western swing: three fiddles, two horns, and Mae Lindqvist calling the tunes.',
    phone: '(830) 555-0117',
    website: 'https://silver-spur.example.com',
    socialMedia: '@silverspurswing',
    experience: 'Thirty years of Friday dances.',
    equipment: 'Risers for horns, eight vocal and instrument microphones.',
    priceRange: '$1500-$2200 per show',
    availability: 'Fridays, second Sundays',
    isApproved: true,
  },
  {
    portrait: 'wren-halloway',
    name: 'Wren Halloway',
    genre: 'folk',
    person: { username: 'wren', firstName: 'Wren', lastName: 'Halloway', email: 'wren@example.com' },
    description:
      'Quiet songs about wide places, on a banjo older than the county. New in town and looking for a stage.',
    phone: null,
    website: null,
    socialMedia: '@wrenhalloway',
    experience: 'House concerts and farmers’ markets for three years.',
    equipment: 'Open-back banjo, one vocal microphone.',
    priceRange: '$200-$400 per show',
    availability: 'Weeknights',
    isApproved: false,
  },
] as const satisfies readonly Act[];
/** A file in `pictures/artists/`. */
export type PortraitName = (typeof ACTS)[number]['portrait'];

const FIRST_NAMES = `
  Wade Ruby Hank Loretta Earl Dottie Clyde Maybelle Rosa Tomás Faye Jesse Nadine Boyd Carmen
  Leroy Tammy Virgil Opal Marcus Ines Walt Kitty Darnell Peggy Luther Aiko Roy Celeste Buck`
  .trim()
  .split(/\s+/);
const LAST_NAMES = `
  Tucker Lane Dillard Price Navarro Boone McGraw Whitaker Castillo Sutton
  Holloway Pruitt Okafor Ramsey Vance Delgado Thibodeaux Nakamura Ortega Hawkins`
  .trim()
  .split(/\s+/);

/**
 * A guest's name; every index below 600 gives another one. The first four are the regulars of the door screen.
 * @param index from 0
 */
export const guestName = (index: number): { first: string; last: string } => ({
  first: FIRST_NAMES[index % FIRST_NAMES.length] ?? 'Wade',
  last: LAST_NAMES[(index + Math.floor(index / FIRST_NAMES.length) * 7) % LAST_NAMES.length] ?? 'Tucker',
});

/** An address nobody has, from a name with its accents taken off. */
export const guestEmail = ({ first, last }: { first: string; last: string }): string =>
  `${first}.${last}@example.com`
    .normalize('NFD')
    .replace(/[^\w.@-]/g, '')
    .toLowerCase();

/** Numbers 555-0100 to 555-0199 are kept for fiction. */
export const fictionalPhone = (index: number): string =>
  `(830) 555-01${String(index % 100).padStart(2, '0')}`;
