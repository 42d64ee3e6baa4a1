/** What is sent, as `fetch` takes it. */
export interface SentRequest {
  method: string;
  body?: BodyInit | undefined;
  headers: Headers;
  signal: AbortSignal;
}

/** A `fetch` that tells how much of the body is sent; `fetch` itself cannot. Rejects like it: offline, aborted. */
export function createSender(
  onSent: (sent: number, all: number) => void,
): (url: string, request: SentRequest) => Promise<Response> {
  return (url, { method, body, headers, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const stop = (): void => request.abort();
      request.open(method, url);
      request.responseType = 'blob';
      for (const [name, value] of headers) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded, total));
      request.addEventListener('load', () => resolve(toResponse(request)));
      request.addEventListener('error', () => reject(new TypeError('the server cannot be reached')));
      request.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
      request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
      signal.addEventListener('abort', stop);
      if (signal.aborted) stop();
      else request.send(body as XMLHttpRequestBodyInit | undefined);
    });
}

/** Statuses whose answers have no body. */
const EMPTY = [204, 205, 304];

function toResponse(request: XMLHttpRequest): Response {
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  const headers = new Headers(
    lines.filter(Boolean).map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1).trim()] as [string, string];
    }),
  );
  const { status, statusText } = request;
  return new Response(EMPTY.includes(status) ? null : (request.response as Blob), {
    status,
    statusText,
    headers,
  });
}
