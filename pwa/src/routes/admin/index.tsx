import { createFileRoute } from '@tanstack/react-router';
import { TodayScreen } from '#app/admin/today/today-screen';

/** The dashboard opens on Today (design §9). */
export const Route = createFileRoute('/admin/')({ component: TodayScreen });
