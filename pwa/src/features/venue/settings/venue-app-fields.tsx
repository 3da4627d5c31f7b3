import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { appPicture } from '#contract/venue-app/app-pictures';
import { SHORT_NAME_LENGTH, shortNameOf } from '#contract/venue-app/short-name';
import { fieldOf } from '#shared/ui/form/field-of';
import { TextField } from '#shared/ui/form/fields';
import { PART } from '#shared/ui/layout/page-contents';
import type { VenueSettingsForm } from './venue-settings-form';

interface VenueAppFieldsProps {
  form: UseFormReturn<VenueSettingsForm>;
  /** Of the saved settings: each has its own icon. */
  version: number;
}

/** How the app looks where it is installed (design §8): its icon as it is saved, its name as it is typed. */
export const VenueAppFields = ({ form, version }: VenueAppFieldsProps) => {
  const id = useId();
  const [name, shortName] = form.watch(['name', 'shortName']);
  const automatic = shortNameOf(name.trim());
  return (
    <Stack id="home-screen" gap="4" role="group" aria-labelledby={id} {...PART}>
      <div>
        <p id={id} className="field-label">
          On a phone's home screen
        </p>
        <p className="field-hint">The icon is made from the logo when the settings are saved.</p>
      </div>
      <Flex wrap="wrap" align="start" gap="4">
        <Stack align="center" gap="1" width="6.5rem" textAlign="center">
          <Icon src={`${appPicture('apple-touch-icon')}?v=${version}`} alt="Icon of the app" />
          <chakra.span fontSize="sm" maxWidth="100%" overflowWrap="anywhere" dir="auto">
            {shortName.trim() || automatic}
          </chakra.span>
        </Stack>
        <Stack flex="1 1 12rem" gap="4" minWidth="0">
          <TextField
            label="Name below the icon"
            hint={`At most ${SHORT_NAME_LENGTH} characters. Left empty, it is made from the venue's name.`}
            {...fieldOf(form, 'shortName')}
            placeholder={automatic}
            dir="auto"
          />
          <TextField
            label="App color"
            hint="Of the installed app's bar while it starts. Once chosen, also behind a transparent logo that can be made out on it."
            {...fieldOf(form, 'appColor')}
            type="color"
            maxWidth="6rem"
            p="1"
          />
        </Stack>
      </Flex>
    </Stack>
  );
};

/** Round at the corners as iPhones show it. */
const Icon = chakra('img', {
  base: {
    width: '4rem',
    height: '4rem',
    rounded: '22.5%',
    boxShadow: '0 0 0 1px var(--chakra-colors-line)',
  },
});
