import { Box } from '@chakra-ui/react/box';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Stack } from '@chakra-ui/react/stack';
import { RotateCcw } from 'lucide-react';
import { Button } from '#shared/ui/form/button';
import { TextAreaField, TextField } from '#shared/ui/form/fields';
import { ChoiceRow, Legend } from './choice-row';
import type { PosterColors } from '#features/posters/design/poster-colors';
import {
  POSTER_MESSAGE_LENGTH,
  withTemplate,
  type PosterSettings,
} from '#features/posters/design/poster-settings';
import {
  POSTER_FORMATS,
  POSTER_TEMPLATE_NAMES,
  POSTER_TEMPLATES,
  POSTER_TEXT_SIZES,
  type PosterTemplateName,
} from '#features/posters/design/poster-templates';

interface PosterControlsProps {
  settings: PosterSettings;
  onChange: (settings: PosterSettings) => void;
}

/** Template, format, text size, colours and message of a poster. */
export const PosterControls = ({ settings, onChange }: PosterControlsProps) => (
  <Stack gap="4">
    <ChoiceRow
      legend="Template"
      choices={POSTER_TEMPLATE_NAMES.map((value) => ({ value, label: <Swatch template={value} /> }))}
      value={settings.template}
      onChange={(template) => onChange(withTemplate(settings, template))}
    />
    <ChoiceRow
      legend="Format"
      choices={[
        { value: 'square', ...POSTER_FORMATS.square },
        { value: 'story', ...POSTER_FORMATS.story },
      ]}
      value={settings.format}
      onChange={(format) => onChange({ ...settings, format })}
    />
    <TextAreaField
      label="Custom Message"
      hint="Optional. May span several lines."
      rows={2}
      maxLength={POSTER_MESSAGE_LENGTH}
      value={settings.message}
      onChange={({ target }) => onChange({ ...settings, message: target.value })}
    />
    <ChoiceRow
      legend="Text Size"
      choices={[
        { value: 'small', label: POSTER_TEXT_SIZES.small.label },
        { value: 'medium', label: POSTER_TEXT_SIZES.medium.label },
        { value: 'large', label: POSTER_TEXT_SIZES.large.label },
      ]}
      value={settings.textSize}
      onChange={(textSize) => onChange({ ...settings, textSize })}
    />
    <ColorInputs settings={settings} onChange={onChange} />
  </Stack>
);

const Swatch = ({ template }: { template: PosterTemplateName }) => {
  const { label, colors } = POSTER_TEMPLATES[template];
  return (
    <>
      <Box
        as="span"
        width="2rem"
        height="1.25rem"
        borderWidth="1px"
        borderColor="control"
        rounded="0.25rem"
        bg={`linear-gradient(105deg, ${colors.background} 0 48%, ${colors.text} 48% 72%, ${colors.accent} 72%)`}
        aria-hidden
      />
      {label}
    </>
  );
};

const COLOR_LABELS: { name: keyof PosterColors; label: string }[] = [
  { name: 'background', label: 'Background' },
  { name: 'text', label: 'Text' },
  { name: 'accent', label: 'Accent' },
];

const ColorInputs = ({ settings, onChange }: PosterControlsProps) => {
  const { colors } = settings;
  const defaults = POSTER_TEMPLATES[settings.template].colors;
  const isChanged = COLOR_LABELS.some(({ name }) => colors[name] !== defaults[name]);
  return (
    <fieldset>
      <Legend>Colors</Legend>
      <SimpleGrid minChildWidth="min(100%, 5.5rem)" gap="2">
        {COLOR_LABELS.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            type="color"
            padding="1"
            value={colors[name]}
            onChange={({ target }) => onChange({ ...settings, colors: { ...colors, [name]: target.value } })}
          />
        ))}
      </SimpleGrid>
      {isChanged && (
        <Button look="quiet" onClick={() => onChange({ ...settings, colors: defaults })}>
          <RotateCcw size={18} aria-hidden /> Default colors
        </Button>
      )}
    </fieldset>
  );
};
