import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Images, ScanFace } from 'lucide-react';
import { Tabs, type TabLink } from '#shared/ui/page/tabs';

/** The dashboard's Photos tab; what it consists of are routes beneath it. */
export const Route = createFileRoute('/admin/photos')({ component: PhotosRoute });

const PHOTO_TABS: readonly TabLink[] = [
  { to: '/admin/photos', label: 'Verify', icon: ScanFace },
  { to: '/admin/photos/gallery', label: 'Gallery', icon: Images },
];

function PhotosRoute() {
  return (
    <Tabs tabs={PHOTO_TABS} label="Photos">
      <Outlet />
    </Tabs>
  );
}
