/** Three tones of one skin, light to line. */
export interface Skin {
  base: string;
  shade: string;
  line: string;
}

/** Skins from the fairest to the darkest. */
export const SKINS = [
  { base: '#F6CFA6', shade: '#D99B6E', line: '#8A4B2C' },
  { base: '#EBB98A', shade: '#C58452', line: '#7A3F20' },
  { base: '#C98B5A', shade: '#9E6236', line: '#5A2F14' },
  { base: '#A2683E', shade: '#7A4724', line: '#43230E' },
  { base: '#7C4A2B', shade: '#583018', line: '#2E170A' },
] as const satisfies readonly Skin[];

export const HAIR_STYLES = ['long', 'short', 'curls', 'braids', 'bob', 'cloud', 'swept', 'bald'] as const;
export type HairStyle = (typeof HAIR_STYLES)[number];
export const SHIRTS = ['western', 'vest', 'fringe', 'denim', 'dress'] as const;
export type Shirt = (typeof SHIRTS)[number];

/** How somebody on a portrait looks and dresses. */
export interface Character {
  skin: Skin;
  hair: HairStyle;
  hairColour: string;
  hat?: { colour: string; band: string };
  /** Face hair, if any. */
  beard?: 'full' | 'moustache' | 'stubble';
  eyes: 'open' | 'closed' | 'glasses';
  mouth: 'smile' | 'sing' | 'calm';
  shirt: Shirt;
  cloth: string;
  trim: string;
  kerchief?: string;
  earrings?: string;
}

/** How far the shoulders are drawn up to the chin. */
export const NECK_LIFT = -34;
/** The darkest line in every portrait. */
export const OUTLINE = '#1B0D08';
