import type { ActionCall } from '#contract/action.ts';
import type { Draft } from '#contract/module.ts';
import { useCall, type CallOptions, type CallState } from './useCall.ts';

/** `useCall` of an action of the module: what is sent and answered is typed by its schema. */
export const useAction = <Input extends object, Result>(
  { url }: ActionCall<Input, Result>,
  options?: CallOptions,
): [call: (input: Draft<Input>) => Promise<Result | undefined>, state: CallState] =>
  useCall<Result>(url, undefined, options);
