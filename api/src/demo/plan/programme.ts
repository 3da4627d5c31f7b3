import { type NightKind } from './show-nights.js';
import { type PortraitName } from '#src/demo/demo-cast.js';

/** A show the hall books again and again. Times are the venue's wall clock. */
export interface Bill {
  name: string;
  type: string;
  description: string;
  doors: string;
  time: string;
  end: string;
  /** Who plays, in order. */
  acts?: readonly PortraitName[];
  /** What the artist wrote for the crew. */
  notes?: string;
  /** Its file in `pictures/events/`, for bills that have one. */
  picture?: string;
  /** Its nights to come were set up together. */
  isSeries?: true;
}

const EVENING = { doors: '19:00', time: '20:00', end: '23:00' } as const;
const LATE = { doors: '21:30', time: '22:30', end: '01:30' } as const;

/** What plays on the night the venue is loaded, and on nights that would be dark. */
export const OPEN_MIC_NIGHT: Bill = {
  name: 'Open Mic Night',
  type: 'country',
  acts: ['june-calloway'],
  description:
    'Two songs each, names in the hat by seven. June Calloway hosts, the house band backs you up, and first-timers get the loudest cheers.',
  notes:
    'House kit stays on stage. Three vocal mics, one DI for anyone who forgets a pickup. Sign-up sheet on the piano.',
  picture: 'open-mic-night',
  ...EVENING,
  end: '23:30',
};

/** An early show before the main one. */
export const TWO_STEP_LESSON: Bill = {
  name: 'Two-Step Lesson with Miss Ruby',
  type: 'country',
  description:
    'Quick-quick-slow-slow in forty-five minutes. No partner and no rhythm required; boots help. Free before the show.',
  doors: '18:00',
  time: '18:30',
  end: '19:30',
  picture: 'two-step-lesson-with-miss-ruby',
};

/** What rotates on each kind of night. */
export const BILLS: Record<NightKind, readonly [Bill, ...Bill[]]> = {
  friday: [
    {
      name: 'Bluegrass Jam',
      type: 'bluegrass',
      acts: ['lone-pine-duo'],
      description:
        'The Lone Pine Duo lead, everybody joins in from the second song. Bring anything with strings; tune it first.',
      notes: 'Two mics, one DI. Chairs in a circle for the jam, please.',
      picture: 'bluegrass-jam',
      isSeries: true,
      ...EVENING,
    },
    {
      name: 'Two-Step Friday',
      type: 'country',
      acts: ['silver-spur-swing-band'],
      description:
        'Three hours of western swing, a floor dusted for sliding, and no sitting out the waltzes.',
      notes: 'Eight players: risers for the horns. Keep the front row of tables out of the dance floor.',
      picture: 'two-step-friday',
      ...EVENING,
    },
    {
      name: 'Songwriters’ Round',
      type: 'folk',
      acts: ['june-calloway', 'cody-reed', 'lone-pine-duo', 'dixie-dawn'],
      description:
        'Four stools, four guitars, and the stories behind the songs. A listening room for one night: phones away.',
      notes: 'Four stools in a row, no monitors, candles if the fire marshal is in a good mood.',
      ...EVENING,
    },
    {
      name: 'Cody & the Coyotes',
      type: 'country',
      acts: ['cody-reed'],
      description: 'Outlaw country the way it was meant to be heard: too loud, a little late and in boots.',
      notes: 'Featuring Cody Reed. Pedal steel stage left, no fog machine this time.',
      ...EVENING,
    },
    {
      name: 'Western Swing Supper Dance',
      type: 'jazz',
      acts: ['silver-spur-swing-band'],
      description:
        'Brisket at six, fiddles at seven, and a dance card on every table. Jazz that grew up on a ranch.',
      doors: '18:00',
      time: '19:00',
      end: '22:30',
    },
    {
      name: 'Heartbreak Jukebox',
      type: 'country',
      acts: ['dixie-dawn'],
      description: 'Every sad song you ever put a quarter in for, sung live. Tissues on the bar.',
      notes: 'Vintage ribbon mic is mine; nobody else touches it.',
      ...EVENING,
    },
    {
      name: 'Neon Rodeo',
      type: 'electronic',
      description: 'Synthesizers, a mirror ball and a mechanical bull. The latest we stay open all month.',
      picture: 'neon-rodeo',
      ...LATE,
    },
  ],
  saturday: [
    {
      name: 'Cody & the Coyotes',
      type: 'country',
      acts: ['cody-reed'],
      description:
        'Featuring Cody Reed. Outlaw country, twin guitars, and a steel player who has been asked to leave better bars than this one.',
      notes: 'Pedal steel stage left. Load-in from the alley after four.',
      picture: 'cody-the-coyotes',
      ...EVENING,
    },
    {
      name: 'The Rattlers',
      type: 'rock',
      acts: ['the-rattlers'],
      description: 'Desert rock with a snake-skin strap. Ear plugs free at the bar, dignity extra.',
      notes: 'Two half-stacks. Yes, two. Sorry, neighbours.',
      picture: 'the-rattlers',
      doors: '20:00',
      time: '21:00',
      end: '00:00',
    },
    {
      name: 'Lone Pine Duo',
      type: 'bluegrass',
      acts: ['lone-pine-duo'],
      description:
        'A banjo, a fiddle and one microphone between them. Harmonies your grandmother would approve of.',
      notes: 'One large-diaphragm condenser, nothing else.',
      ...EVENING,
    },
    {
      name: 'Midnight Ramblers: After Hours',
      type: 'blues',
      acts: ['midnight-ramblers'],
      description:
        'The lights go down, the upright bass comes out, and the last set is whatever you shout for.',
      notes: 'Bass amp on a chair, not on the floor.',
      picture: 'midnight-ramblers-after-hours',
      ...LATE,
    },
    {
      name: 'June Calloway: Album Night',
      type: 'country',
      acts: ['june-calloway'],
      description:
        '“Gravel and Honey” from the first song to the last, with the full band and a string section from the high school.',
      notes: 'String quartet needs four stands and light.',
      ...EVENING,
    },
    {
      name: 'Armadillo Derby & Dance',
      type: 'country',
      description:
        'Heats at seven, finals at eight, dance till eleven. The armadillos are volunteers and go home at nine.',
      picture: 'armadillo-derby-dance',
      ...EVENING,
    },
    {
      name: 'Cosmic Cowboys',
      type: 'alternative',
      acts: ['the-rattlers'],
      description: 'Reverb as far as the eye can see. The Rattlers play slow, for once.',
      ...EVENING,
    },
    {
      name: 'Boots & Beats',
      type: 'hip-hop',
      description: 'MCs over banjo loops. It should not work. It works.',
      picture: 'boots-beats',
      ...LATE,
    },
  ],
  weeknight: [
    {
      name: 'Dixie Dawn',
      type: 'pop',
      acts: ['dixie-dawn'],
      description: 'Rhinestones, big hair and choruses you will be humming in the truck.',
      notes: 'Ribbon mic, pink gel on the key light.',
      picture: 'dixie-dawn',
      ...EVENING,
    },
    {
      name: 'Blues Under the Bulbs',
      type: 'blues',
      acts: ['midnight-ramblers'],
      description:
        'On the patio when the weather holds: slow blues, string lights and something from the smoker.',
      picture: 'blues-under-the-bulbs',
      ...EVENING,
    },
    {
      name: 'Fiddle Fever',
      type: 'bluegrass',
      acts: ['lone-pine-duo'],
      description: 'Six fiddlers, one tune, twelve keys. The winner keeps the ham.',
      ...EVENING,
    },
    {
      name: 'Island Sundown',
      type: 'reggae',
      description:
        'Steel drums meet pedal steel, rum punch meets chili. A vacation for the price of a Wednesday.',
      ...EVENING,
    },
    {
      name: 'Line-Dance Social',
      type: 'country',
      description: 'Miss Ruby calls, you shuffle. Six dances by the end of the night, promise.',
      doors: '18:30',
      time: '19:00',
      end: '22:00',
    },
  ],
  sunday: [
    {
      name: 'Gospel & Biscuits',
      type: 'folk',
      acts: ['june-calloway'],
      description:
        'Sunday morning harmonies, buttermilk biscuits and gravy from the hall kitchen. Children welcome.',
      doors: '10:30',
      time: '11:30',
      end: '13:30',
    },
    {
      name: 'Sunday Strings Matinée',
      type: 'classical',
      description: 'A string quartet in cowboy hats plays Copland, Dvořák and one request.',
      picture: 'sunday-strings-matinee',
      doors: '14:30',
      time: '15:00',
      end: '17:00',
    },
    {
      name: 'Chili Cook-Off Hootenanny',
      type: 'folk',
      acts: ['lone-pine-duo'],
      description: 'Twelve pots, one ladle, songs everybody knows. Voting closes when the pots are empty.',
      picture: 'chili-cook-off-hootenanny',
      doors: '13:00',
      time: '14:00',
      end: '18:00',
    },
  ],
};
