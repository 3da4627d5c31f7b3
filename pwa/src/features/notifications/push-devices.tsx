import { Flex } from '@chakra-ui/react/flex';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing, Smartphone } from 'lucide-react';
import { request } from '#shared/http/http-client';
import { askForPush, endPush, pushObstacle, type NoPush } from '#shared/push/ask-for-push';
import { ownPushQuery } from '#shared/push/own-push';
import { LoadingPart } from '#shared/ui/feedback/loading-part';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { Button } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { Hint } from '#shared/ui/layout/hint';
import { PagePart } from '#shared/ui/layout/page-part';
import { keepsFocus } from '#shared/ui/list/keeps-focus';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { refused } from '#shared/ui/feedback/toast-store';
import { pushDevicesQuery, type PushDevice } from './push-devices.queries';

/** The devices on which this person's notifications come, this one first: each can be turned off from any of them. */
export const PushDevices = ({ userId }: { userId: number }) => {
  const query = useQuery(pushDevicesQuery(userId));
  const { data: own } = useQuery(ownPushQuery);
  return (
    <PagePart
      ref={keepsFocus}
      heading="h2"
      id="devices-title"
      title="Devices"
      hint="Where notifications come while you are logged in there."
      gap="3"
    >
      {query.data && own !== undefined ? (
        <Devices devices={query.data} ownKey={own?.key ?? null} userId={userId} />
      ) : (
        <Unanswered
          query={query}
          what="Your devices"
          failed="Something went wrong on our side. Your notifications still come."
        >
          <LoadingPart label="Loading your devices" heights={['4rem']} />
        </Unanswered>
      )}
    </PagePart>
  );
};

interface DevicesProps {
  devices: PushDevice[];
  ownKey: string | null;
  userId: number;
}

const Devices = ({ devices, ownKey, userId }: DevicesProps) => {
  const others = devices.filter(({ key }) => key !== ownKey);
  const isOn = devices.length > others.length;
  const { turnOn, end } = useDevices(userId);
  return (
    <>
      <ThisDevice isOn={isOn} turnOn={turnOn} end={end} />
      {others.length > 0 && (
        <ul ref={keepsFocus}>
          {others.map(({ key, device }) => (
            <Flex as="li" key={key} align="center" justify="space-between" gap="3" minHeight="3.25rem">
              <Flex as="span" gap="3" minWidth="0">
                <Smartphone size={20} aria-hidden /> {device}
              </Flex>
              <Button
                look="quiet"
                aria-label={`Turn off on ${device}`}
                {...unlessPending(end.isUnderWay(key), () => end.mutate(key))}
              >
                Turn off
              </Button>
            </Flex>
          ))}
        </ul>
      )}
    </>
  );
};

const OBSTACLES: Record<NoPush, string> = {
  denied: 'Notifications are turned off for this site. Allow them in the settings of your browser.',
  'home-screen':
    'On an iPhone or iPad, add this app to the home screen first: Share, then "Add to Home Screen".',
  unsupported: 'This browser takes no notifications. What you want to know comes by email.',
};

const ThisDevice = ({ isOn, turnOn, end }: { isOn: boolean } & ReturnType<typeof useDevices>) => {
  const obstacle = pushObstacle();
  if (!isOn && obstacle) return <Hint>{OBSTACLES[obstacle]}</Hint>;
  const { isPending } = isOn ? end : turnOn;
  return (
    <Button
      look={isOn ? 'outline' : 'primary'}
      {...unlessPending(isPending, () => (isOn ? end.mutate(null) : turnOn.mutate()))}
    >
      <BellRing size={20} aria-hidden /> {isOn ? 'Turn off on this device' : 'Turn on on this device'}
    </Button>
  );
};

const FAILED = 'Failed to change your notifications';

const useDevices = (userId: number) => {
  const client = useQueryClient();
  const refresh = () =>
    Promise.all(
      [pushDevicesQuery(userId), ownPushQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
    );
  const turnOn = useToastMutation({
    send: askForPush,
    done: (asked) =>
      'key' in asked
        ? { title: 'Notifications come to this device' }
        : refused('No notifications here', OBSTACLES[asked.obstacle]),
    failed: FAILED,
    onDone: refresh,
  });
  /** Null is this device. */
  const end = useToastMutation({
    send: async (key: string | null): Promise<void> => {
      if (key === null) await endPush();
      else await request(`/api/push-subscriptions/${key}`, { method: 'DELETE' });
    },
    done: () => ({ title: 'Notifications turned off' }),
    failed: FAILED,
    onDone: refresh,
  });
  return { turnOn, end };
};
