import { createFileRoute } from '@tanstack/react-router';
import { DoorPage } from '#features/door/door-page';

/** Where staff let guests in, on a paired tablet (design §7). */
export const Route = createFileRoute('/door')({ component: DoorPage });
