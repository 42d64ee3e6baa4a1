import { under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import type { Place } from './buildReport.ts';
import type { Path, Source } from './buildSources.ts';

/** A place in a file where fields of an entity are named, and everything that is known there. */
export interface Site {
  readonly context: Context;
  readonly entity: Source<'entity'>;
  readonly place: Place;
}

/** A place in a list. */
export interface ListSite extends Site {
  readonly list: Source<'list'>;
}

/** A place in a report. */
export interface ReportSite extends Site {
  readonly report: Source<'report'>;
}

/** The same site further in. */
export function inside<Here extends { readonly place: Place }>(site: Here, ...path: Path): Here {
  return { ...site, place: under(site.place, ...path) };
}
