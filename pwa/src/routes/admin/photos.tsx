import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PhotosPanel } from '#app/admin/photos-panel';

/** The dashboard's Photos tab; what it consists of are routes beneath it. */
export const Route = createFileRoute('/admin/photos')({ component: PhotosRoute });

function PhotosRoute() {
  return (
    <PhotosPanel>
      <Outlet />
    </PhotosPanel>
  );
}
