import { SKINS, type Character } from './character.js';

const [FAIR, WARM, TAN, BROWN, DARK] = SKINS;

/** A guitar or fiddle of plain maple. */
export const wood = { body: '#D9822B', edge: '#FFE9B8', dark: '#2B1208', strings: '#FFF6E6' };

/** June Calloway, and below her everybody else on a portrait. */
export const june: Character = {
  skin: FAIR,
  hair: 'long',
  hairColour: '#A5431F',
  hat: { colour: '#F3E3C3', band: '#7A1E22' },
  eyes: 'open',
  mouth: 'smile',
  shirt: 'western',
  cloth: '#1F7A78',
  trim: '#F2B544',
  earrings: '#3FC1C9',
};
export const cody: Character = {
  skin: WARM,
  hair: 'short',
  hairColour: '#2B1A10',
  hat: { colour: '#1A1416', band: '#C9472F' },
  beard: 'full',
  eyes: 'open',
  mouth: 'calm',
  shirt: 'western',
  cloth: '#2A2430',
  trim: '#7A1E22',
  kerchief: '#C9472F',
};
export const lonePineHer: Character = {
  skin: TAN,
  hair: 'braids',
  hairColour: '#3A1E12',
  eyes: 'closed',
  mouth: 'smile',
  shirt: 'denim',
  cloth: '#3E6A96',
  trim: '#F5CE68',
  earrings: '#F5CE68',
};
export const lonePineHim: Character = {
  skin: FAIR,
  hair: 'swept',
  hairColour: '#8A5A2A',
  hat: { colour: '#7A4A22', band: '#22684A' },
  beard: 'moustache',
  eyes: 'open',
  mouth: 'calm',
  shirt: 'vest',
  cloth: '#E8D5AE',
  trim: '#4A2E18',
};
export const dixie: Character = {
  skin: WARM,
  hair: 'curls',
  hairColour: '#F2C14E',
  eyes: 'closed',
  mouth: 'sing',
  shirt: 'dress',
  cloth: '#C22B80',
  trim: '#FFE0EE',
  earrings: '#36D0E0',
};
export const rattler: Character = {
  skin: BROWN,
  hair: 'cloud',
  hairColour: '#20120C',
  beard: 'stubble',
  eyes: 'glasses',
  mouth: 'smile',
  shirt: 'fringe',
  cloth: '#8A3B14',
  trim: '#F2C879',
  kerchief: '#1E1A2B',
};
export const rambler: Character = {
  skin: DARK,
  hair: 'bald',
  hairColour: '#EFE6D6',
  hat: { colour: '#24324F', band: '#FFB964' },
  beard: 'full',
  eyes: 'glasses',
  mouth: 'smile',
  shirt: 'vest',
  cloth: '#4C53B8',
  trim: '#1B2058',
};
export const swinger: Character = {
  skin: FAIR,
  hair: 'bob',
  hairColour: '#1E1216',
  eyes: 'open',
  mouth: 'smile',
  shirt: 'dress',
  cloth: '#B8323A',
  trim: '#FFEBBE',
  earrings: '#F7BE4D',
};
export const wren: Character = {
  skin: TAN,
  hair: 'curls',
  hairColour: '#5A2F14',
  hat: { colour: '#9A6B3C', band: '#F0705A' },
  eyes: 'closed',
  mouth: 'calm',
  shirt: 'fringe',
  cloth: '#E7CFA0',
  trim: '#8A4E22',
  earrings: '#2A9A98',
};
