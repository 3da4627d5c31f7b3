import { SCENE } from './backdrops.js';
import { PALETTES, type PaletteName } from './palettes.js';
import { behindTheBar, betweenSets, bootsOnBoards, neonOnBrick } from './indoor-scenes.js';
import { moonAndCactus, patioLights, saloonFront } from './outdoor-scenes.js';
import { bandOnStage, crowdWithHandsUp, danceFloor, soloInTheLight } from './stage-scenes.js';
import { picture } from './svg.js';
import { seededRandom } from '#src/demo/seeded-random.js';

const SCENES = {
  band: bandOnStage,
  solo: soloInTheLight,
  crowd: crowdWithHandsUp,
  dancing: danceFloor,
  desert: moonAndCactus,
  hall: saloonFront,
  neon: neonOnBrick,
  patio: patioLights,
  bar: behindTheBar,
  boots: bootsOnBoards,
  instruments: betweenSets,
} as const;

/** What a scene shows. */
export type SceneKind = keyof typeof SCENES;

/** One drawn gallery picture: what it shows, in which inks, and the seed of its details. */
export interface SceneChoice {
  kind: SceneKind;
  palette: PaletteName;
  seed: string;
}

/** The scene as SVG, 1280 × 960; equal choices give equal pictures. */
export const galleryScene = ({ kind, palette, seed }: SceneChoice): string =>
  picture(SCENE.width, SCENE.height, SCENES[kind](seededRandom(seed), PALETTES[palette]));
