import type { ListAnswer, ListRequest } from '#contract/wire.ts';
import { isList, type ListMembers } from './answers.ts';
import type { Http } from './http.ts';
import type { ListCall } from './listCalls.ts';

interface LastPage {
  /** Filters, mode, sort and page size: cursors hold within these only. */
  query: string;
  page: number;
  next?: string;
  previous?: string;
}

export type ListReader = (list: ListCall, request: ListRequest, signal?: AbortSignal) => Promise<ListAnswer>;

/** Reads pages of lists; the page after or before the last one read goes by its cursor, at any depth. */
export function createListReader(http: Http): ListReader {
  const lastPages = new Map<string, LastPage>();
  return async (list, request, signal) => {
    const { page = 1, ...rest } = request;
    const query = JSON.stringify(rest);
    const body = { ...request, ...cursorOf(lastPages.get(list.screen), query, page) };
    const answer = toListAnswer(
      await http.post(list.urls.list, body, { reads: true, signal, shape: isList }),
      request.perPage ?? list.pageSize,
    );
    lastPages.set(list.screen, { query, page, next: answer.next, previous: answer.previous });
    return answer;
  };
}

/** What a server may leave out (interface 4 asks for it, pages can do without). */
function toListAnswer(answer: ListMembers, perPage: number): ListAnswer {
  const totalPage = Math.ceil(answer.total / perPage);
  return { totalPage, views: [], counts: {}, counted_at: '', ...answer };
}

function cursorOf(
  last: LastPage | undefined,
  query: string,
  page: number,
): Pick<ListRequest, 'after' | 'before'> {
  if (!last || last.query !== query) return {};
  if (page === last.page + 1 && last.next) return { after: last.next };
  if (page === last.page - 1 && last.previous) return { before: last.previous };
  return {};
}
