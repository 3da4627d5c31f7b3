import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { useLocation } from '@tanstack/react-router';
import { Images, ScanFace } from 'lucide-react';
import type { ReactNode } from 'react';
import { currentTab, TabLinks, type TabLink } from '#shared/ui/page/tab-links';

const PANEL_ID = 'photos-panel';

/** The frame of the Photos tab: check-in photos to verify, and the gallery. */
export const PhotosPanel = ({ children }: { children: ReactNode }) => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <Stack gap="4">
      <TabLinks tabs={PHOTO_TABS} label="Photos" panelId={PANEL_ID} />
      <Box minWidth="0" id={PANEL_ID} role="tabpanel" aria-label={currentTab(PHOTO_TABS, path)?.label}>
        {children}
      </Box>
    </Stack>
  );
};

/** What the Photos tab of the dashboard consists of. A tab is here once it works. */
const PHOTO_TABS: readonly TabLink[] = [
  { to: '/admin/photos', label: 'Verify', icon: ScanFace },
  { to: '/admin/photos/gallery', label: 'Gallery', icon: Images },
];
