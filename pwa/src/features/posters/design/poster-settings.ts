import type { PosterColors } from './poster-colors';
import {
  POSTER_TEMPLATES,
  type PosterFormat,
  type PosterTemplateName,
  type PosterTextSize,
} from './poster-templates';

/** A message longer than this would push everything else into small print. */
export const POSTER_MESSAGE_LENGTH = 240;

/** What an admin chooses for a poster. */
export interface PosterSettings {
  template: PosterTemplateName;
  format: PosterFormat;
  textSize: PosterTextSize;
  colors: PosterColors;
  message: string;
}

export const FIRST_SETTINGS: PosterSettings = {
  template: 'classic',
  format: 'square',
  textSize: 'medium',
  colors: POSTER_TEMPLATES.classic.colors,
  message: '',
};

/** Another template comes with its own colours (spec §9). */
export const withTemplate = (settings: PosterSettings, template: PosterTemplateName): PosterSettings => ({
  ...settings,
  template,
  colors: POSTER_TEMPLATES[template].colors,
});
