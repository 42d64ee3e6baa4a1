import type { PosShift } from '#generated/pos/pos-shift.entity.gen.ts';
import { useGetList } from '#web/kit/useGetList.ts';

/** The open shift of a shop; null where there is none, undefined as long as nobody knows. */
export function useOpenShift(posId: number): {
  shift: PosShift | null | undefined;
  refetch: () => void;
} {
  const { data, refetch } = useGetList<PosShift>('pos_shift', {
    filter: { pos_id: posId, status: 'open' },
    pagination: { page: 1, perPage: 1 },
  });
  return { shift: data && (data[0] ?? null), refetch: () => void refetch() };
}
