import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useForm, type FieldValues, type UseFormProps } from 'react-hook-form';
import { object, type infer as Infer } from 'zod/mini';
import type { components } from '#contract/api-types.gen';
import { TEXT_LENGTH } from '#contract/limits';
import { underKey } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import { HttpError, isRefused } from '#shared/http/http-error';
import { optionalText, requiredEmail, requiredText } from '#shared/lib/form-texts';
import { formSheetOf } from '#shared/ui/mutation/form-sheet-of';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { useIdempotentMutation } from '#shared/ui/mutation/use-idempotent-mutation';
import { useSendAgain } from '#shared/ui/mutation/use-repeats';
import { useAnsweredSheetForm } from '#shared/ui/mutation/use-sheet-form';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import { adjustedBy, adjustmentForm, reason, type AdjustmentForm } from './adjustment-form';
import { refreshBadges } from '#features/loyalty/badges/badges.queries';
import { signed } from '#features/loyalty/ledger/ledger-wording';
import {
  MEMBERS_PATH,
  mergePreviewQuery,
  refreshMembers,
  type LedgerEntry,
  type Member,
  type MemberDetails,
} from './members.queries';

type Schemas = components['schemas'];

/** The Add Member form (spec §5 "Add loyalty member"). */
const memberForm = object({
  name: requiredText(TEXT_LENGTH.personName, 'Name is required'),
  email: requiredEmail,
  phone: optionalText(TEXT_LENGTH.phone),
});

/** Why an entry is taken back. */
const reversalForm = object({ reason });

/** The Add Member form and what its button does. Failing keeps what was typed. */
export const useAddMember = (onAdded: (member: { id: number }) => void) => {
  const client = useQueryClient();
  const { sheet, answer } = useAnsweredSheetForm({
    schema: memberForm,
    start: { name: '', email: '', phone: '' },
    send: addOrFind,
    done: ({ isNew, name, email }) =>
      isNew
        ? { title: 'Member added successfully' }
        : {
            title: 'Already a member',
            description: `${name} is a member with ${email}. Nothing was changed.`,
          },
    failed: 'Failed to add member',
    onDone: () => refreshMembers(client),
  });
  useWhenSaved(answer !== undefined, () => answer && onAdded(answer));
  return sheet;
};

type Enrolled = Pick<Schemas['EnrolmentResponse'], 'id' | 'name' | 'email' | 'isNew'>;

/** Who has the e-mail already is found instead. Nothing typed is left out. */
const addOrFind = async ({ phone, ...member }: Infer<typeof memberForm>): Promise<Enrolled> => {
  try {
    return await postMember<Enrolled>('', { ...member, phone: phone || undefined });
  } catch (error) {
    if (!(error instanceof HttpError) || error.problem?.code !== 'loyalty.already-member') throw error;
    const there = await requestJson<Schemas['OwnMemberResponse']>(
      `${MEMBERS_PATH}/email/${encodeURIComponent(member.email)}`,
    );
    return { ...there, isNew: false };
  }
};

/** The Adjust Points form and what its button does. */
export const useAdjustment = (memberId: number, onDone: () => void) =>
  useLedgerForm<AdjustmentForm>({
    resolver: zodResolver(adjustmentForm),
    defaultValues: { direction: 'give', points: '', reason: '' },
    path: `${MEMBERS_PATH}/${memberId}/adjustments`,
    toRequest: (values) => ({ points: adjustedBy(values), reason: values.reason }),
    done: 'Points adjusted successfully',
    failed: 'Failed to adjust points',
    onDone,
  });

export const useReversal = (entryId: number, onDone: () => void) =>
  useLedgerForm<Infer<typeof reversalForm>>({
    resolver: zodResolver(reversalForm),
    defaultValues: { reason: '' },
    path: `/api/loyalty/ledger/${entryId}/reversal`,
    toRequest: (values) => values,
    done: 'Entry reversed successfully',
    failed: 'Failed to reverse the entry',
    onDone,
  });

interface LedgerForm<Values extends FieldValues> extends UseFormProps<Values> {
  path: string;
  toRequest: (values: Values) => object;
  done: string;
  failed: string;
  onDone: () => void;
}

/** A form whose key is made when it opens: it makes one entry, however often it is sent. */
const useLedgerForm = <Values extends FieldValues>(options: LedgerForm<Values>) => {
  const { path, toRequest, done, failed, onDone, ...start } = options;
  const form = useForm<Values>(start);
  const command = useIdempotentMutation({
    send: (values: Values, key) =>
      requestJson<LedgerEntry>(path, { method: 'POST', body: toRequest(values), headers: underKey(key) }),
    done: ({ points }) => ({ title: done, description: `${signed(points)} points` }),
    failed,
    // When it is refused, too: a member was merged, or an entry reversed by somebody else.
    refresh: refreshMembers,
    onFailed: (error) => showServerFields(form, error),
  });
  useWhenSaved(command.isSuccess, onDone);
  return formSheetOf(form, command);
};

export const useAward = (memberId: number, onAwarded: () => void) => {
  const send = useSendAgain(
    (badgeId: number) => postMember<unknown>(`/${memberId}/badges`, { badgeId }),
    async (badgeId) => (await readMember(memberId)).badges.find(({ id }) => id === badgeId),
  );
  const awarding = useToastMutation({
    send,
    about: () => 'award',
    done: () => ({ title: 'Badge awarded successfully' }),
    failed: 'Failed to award badge',
    refresh: (client) => Promise.all([refreshMembers(client), refreshBadges(client)]),
  });
  useWhenSaved(awarding.isSuccess, onAwarded);
  return awarding;
};

/** Making one of two members. */
export const useMerge = (id: number, onMerged: (stays: Member) => void) => {
  const client = useQueryClient();
  const send = useSendAgain(
    (otherId: number) => postMember<Member>(`/${id}/merge`, { otherId }),
    (otherId) => findMerged(client, id, otherId),
  );
  return useToastMutation({
    send,
    about: () => 'merge',
    done: ({ name }) => ({ title: 'Members merged successfully', description: `They are one now: ${name}` }),
    failed: 'Failed to merge members',
    onDone: async (stays) => {
      onMerged(stays);
      await refreshMembers(client);
    },
    refresh: refreshMembers,
  });
};

const readMember = (id: number) => requestJson<MemberDetails>(`${MEMBERS_PATH}/${id}`);

/** Who stays of two members, if the other is gone and all of it is theirs, as was shown before. */
const findMerged = async (client: QueryClient, ...ids: [number, number]): Promise<Member | undefined> => {
  const shown = client.getQueryData(mergePreviewQuery(...ids).queryKey)?.result;
  const found = await Promise.all(ids.map((id) => readMember(id).catch(nobodyIfGone)));
  const [stays, other] = found.filter((member) => member !== undefined);
  const isWhole = TOTALS.every((total) => stays?.[total] === shown?.[total]);
  return other === undefined && isWhole ? stays : undefined;
};

/** What members bring along. */
const TOTALS = ['totalPoints', 'spentPoints', 'eventsAttended'] as const;

const nobodyIfGone = (error: unknown): undefined => {
  if (!isRefused(error) || error.status !== 404) throw error;
};

/** @param path below the members' own */
const postMember = <Answer>(path: string, body: object) =>
  requestJson<Answer>(`${MEMBERS_PATH}${path}`, { method: 'POST', body });
