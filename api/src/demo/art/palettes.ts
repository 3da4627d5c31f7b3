/** Few inks per picture, as on a screen-printed gig poster. */
export interface Palette {
  /** Near black: silhouettes and foreground. */
  ink: string;
  /** Background from the darkest to the lightest step. */
  deep: string;
  mid: string;
  bright: string;
  /** Lamps and rim light. */
  lamp: string;
  /** The lightest ink. */
  pale: string;
  /** A second, contrasting light. */
  accent: string;
}

/** Every set of inks a scene may be printed in. */
export const PALETTES = {
  ember: {
    ink: '#14070A',
    deep: '#4A1018',
    mid: '#8E2226',
    bright: '#C9472F',
    lamp: '#F2B544',
    pale: '#FFE9B8',
    accent: '#3FB6B2',
  },
  neon: {
    ink: '#0D0718',
    deep: '#2A1050',
    mid: '#6B1A78',
    bright: '#C22B80',
    lamp: '#FF6FAE',
    pale: '#FFE0EE',
    accent: '#36D0E0',
  },
  lagoon: {
    ink: '#04141A',
    deep: '#0B3640',
    mid: '#136270',
    bright: '#2A9A98',
    lamp: '#F6C25A',
    pale: '#FFF2CC',
    accent: '#F0705A',
  },
  indigo: {
    ink: '#080A1E',
    deep: '#1B2058',
    mid: '#343C96',
    bright: '#5F68CF',
    lamp: '#FFB964',
    pale: '#FFEBC8',
    accent: '#F2628C',
  },
  sunset: {
    ink: '#1E0A20',
    deep: '#5A1844',
    mid: '#A62E48',
    bright: '#E2633A',
    lamp: '#FFAE45',
    pale: '#FFE69C',
    accent: '#7B4BC4',
  },
  pines: {
    ink: '#06120D',
    deep: '#123A2B',
    mid: '#22684A',
    bright: '#54A068',
    lamp: '#F5CE68',
    pale: '#FFF4CF',
    accent: '#E5633F',
  },
  whiskey: {
    ink: '#160B05',
    deep: '#43220F',
    mid: '#7A4217',
    bright: '#B96E21',
    lamp: '#F7BE4D',
    pale: '#FFEBBE',
    accent: '#B8323A',
  },
  dusk: {
    ink: '#0B1019',
    deep: '#1F3350',
    mid: '#3C5F86',
    bright: '#7C98B4',
    lamp: '#FFD078',
    pale: '#FFF3D8',
    accent: '#E07A4E',
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
