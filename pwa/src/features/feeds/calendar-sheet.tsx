import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarPlus, Copy, Download, ExternalLink } from 'lucide-react';
import { copyAddress } from '#shared/ui/page/share-page';
import { Sheet } from '#shared/ui/dialog/sheet';
import { DownloadLink } from '#shared/ui/file/download-link';
import { Button } from '#shared/ui/form/button';
import { buttonRecipe } from '#shared/ui/form/button-recipe';
import { Hint } from '#shared/ui/layout/hint';
import type { CalendarLinks } from './calendar-links';

interface CalendarSheetProps {
  title: string;
  /** What it is about, e.g. the show. */
  subtitle: string;
  links: CalendarLinks;
  /** What the programs do with it. */
  hint: string;
  /** Name of the file to save; without it the address is there to be copied. */
  fileName?: string;
  onClose: () => void;
}

/** The ways into somebody's own calendar: Apple's and others, Google's, and a file or an address. Load it lazily. */
export const CalendarSheet = ({ title, subtitle, links, hint, fileName, onClose }: CalendarSheetProps) => (
  <Sheet title={title} subtitle={subtitle} onClose={onClose}>
    <Stack gap="3">
      <WayLink href={links.subscription} look="outline">
        <CalendarPlus size={20} aria-hidden /> Apple, Outlook and others
      </WayLink>
      <WayLink href={links.google} look="outline" target="_blank" rel="noopener">
        <ExternalLink size={20} aria-hidden /> Google Calendar
      </WayLink>
      {fileName ? (
        <DownloadLink href={links.address} download={fileName} look="outline">
          <Download size={20} aria-hidden /> Calendar file
        </DownloadLink>
      ) : (
        <Button look="outline" onClick={() => void copyAddress(links.address, 'Address copied')}>
          <Copy size={20} aria-hidden /> Copy the address
        </Button>
      )}
      <Hint>{hint}</Hint>
    </Stack>
  </Sheet>
);

/** A button's look on a link to another program. */
const WayLink = chakra('a', buttonRecipe);
