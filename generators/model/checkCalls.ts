import { under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import { buildServed } from './buildServed.ts';
import type { Served } from './buildServed.ts';

/** Every path of the API answers one call, and what a button or a form sends is answered. */
export function checkCalls(context: Context): void {
  const served = buildServed(context);
  checkTwice(context, served);
  // What a file that could not be read would have answered is not known.
  if (context.broken.size === 0) checkSent(context, served);
}

function checkTwice(context: Context, served: readonly Served[]): void {
  const seen = new Map<string, Served>();
  const reported = new Set<string>();
  for (const call of served) {
    const key = `${call.method} ${call.path}`;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, call);
    else if (call.place !== undefined && isNew(reported, call.place))
      reportTwice(context, call, first, call.place);
  }
}

/** A thing that meets another one at several paths is reported for the first. */
function isNew(reported: Set<string>, { source, path }: Place): boolean {
  const mark = `${source.file} ${path.join('.')}`;
  const { size } = reported;
  return reported.add(mark).size > size;
}

function reportTwice(context: Context, { path }: Served, { by }: Served, place: Place): void {
  const isName = place.path.length === 1 && place.path[0] === 'title';
  const text = isName
    ? `makes records at "${path}", which ${by} answers already.`
    : `"${path}" answers ${by} already.`;
  context.report.at(place, 'GEN305', text, by === 'the kit' ? 'Take another name.' : undefined);
}

/** Addresses that buttons of lists and forms send to. */
function checkSent(context: Context, served: readonly Served[]): void {
  const posts = new Set(served.flatMap(({ method, path }) => (method === 'post' ? [path] : [])));
  for (const { url, place } of sentOf(context)) {
    if (posts.has(url)) continue;
    const near = hintOf(url, posts);
    const hint = near?.startsWith('Did') === true ? near : 'Calls are made by the kit and by schemas.';
    context.report.at(place, 'GEN206', `"${url}" is answered by nobody.`, hint);
  }
}

function sentOf({ lists, forms }: Context): readonly { url: string; place: Place }[] {
  const ofForms = forms.flatMap((source) => {
    const url = source.value.submit?.url;
    return url === undefined ? [] : [{ url, place: { source, path: ['submit', 'url'] } }];
  });
  const ofLists = lists.flatMap((source) =>
    (['toolbar', 'row', 'bulk', 'footer'] as const).flatMap((part) =>
      (source.value[part] ?? []).flatMap(({ url }, index) =>
        url === undefined ? [] : [{ url, place: under({ source, path: [part] }, index, 'url') }],
      ),
    ),
  );
  return [...ofForms, ...ofLists];
}
