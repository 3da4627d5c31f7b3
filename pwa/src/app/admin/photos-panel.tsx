import { Images, ScanFace } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tabs, type TabLink } from '#shared/ui/page/tabs';

/** The frame of the Photos tab: check-in photos to verify, and the gallery. */
export const PhotosPanel = ({ children }: { children: ReactNode }) => (
  <Tabs tabs={PHOTO_TABS} label="Photos">
    {children}
  </Tabs>
);

/** What the Photos tab of the dashboard consists of. A tab is here once it works. */
const PHOTO_TABS: readonly TabLink[] = [
  { to: '/admin/photos', label: 'Verify', icon: ScanFace },
  { to: '/admin/photos/gallery', label: 'Gallery', icon: Images },
];
