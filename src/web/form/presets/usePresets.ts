import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { Row, Values } from '#contract/logic.ts';
import type { LookupRow } from '#contract/wire.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { useExclusive } from '#web/data/useExclusive.ts';

/** The entity in which a user's own templates live; the server gives him no others. */
const ENTITY = 'form_preset';

export interface Presets {
  rows: readonly LookupRow[];
  isLoading: boolean;
  error: Error | null;
  /** The fields that a template keeps; null after a failure, which is said. */
  read: (id: number) => Promise<Row | null>;
  /** Keeps fields under a name; one of the same name is written over. Resolves to whether the server took it. */
  save: (name: string, content: Values) => Promise<boolean>;
  remove: (id: number) => Promise<void>;
  isBusy: boolean;
}

/** The user's templates of one form. */
export function usePresets(screen: string): Presets {
  const dataProvider = useDataProvider<KitDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const key = [ENTITY, screen];
  const { data, isFetching, error } = useQuery({
    queryKey: key,
    queryFn: () => dataProvider.lookup(ENTITY, { where: { screen } }),
  });
  const rows = data ?? [];
  const say = (failure: unknown): void =>
    notify(failure instanceof Error ? failure.message : 'messages.internal', { type: 'error' });
  const [run, isBusy] = useExclusive(async (work: () => Promise<string>) => {
    try {
      notify(await work(), { type: 'success' });
      await queries.invalidateQueries({ queryKey: key });
    } catch (failure) {
      say(failure);
    }
  });
  const readRecord = async (id: number) => (await dataProvider.getOne(ENTITY, { id })).data;
  const store = async (name: string, content: Values): Promise<void> => {
    const known = rows.find(({ label }) => label === name);
    if (known) {
      const previousData = await readRecord(known.id);
      await dataProvider.update(ENTITY, { id: known.id, data: { ...previousData, content }, previousData });
    } else await dataProvider.create(ENTITY, { data: { screen, name, content } });
  };
  const save = async (name: string, content: Values): Promise<boolean> => {
    let isKept = false;
    await run(async () => {
      await store(name, content);
      isKept = true;
      return 'kit.form.preset_saved';
    });
    return isKept;
  };
  const drop = async (id: number): Promise<string> => {
    await dataProvider.delete(ENTITY, { id });
    return 'kit.form.preset_removed';
  };
  return {
    rows,
    isLoading: isFetching,
    error,
    isBusy,
    read: (id) =>
      readRecord(id).then(
        (record) => record['content'] as Row,
        (failure: unknown) => (say(failure), null),
      ),
    save,
    remove: (id) => run(() => drop(id)),
  };
}
