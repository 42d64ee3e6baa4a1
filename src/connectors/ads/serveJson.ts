import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A call as a sandbox gets it. */
export interface SandboxCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

/** JSON, or a page for people. */
export type SandboxAnswer = { status: number; value: unknown } | { status: number; html: string };

/** An answer as it goes over the wire. */
export function respond(response: ServerResponse, answer: SandboxAnswer): void {
  const isPage = 'html' in answer;
  response
    .writeHead(answer.status, { 'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json' })
    .end(isPage ? answer.html : JSON.stringify(answer.value));
}

export interface JsonServer {
  url: string;
  /** Every call, the wrong ones too. */
  calls: SandboxCall[];
  close(): Promise<void>;
}

/** Serves JSON of one's own on this machine; port 0 takes a free one. */
export async function serveJson(
  port: number,
  answer: (call: SandboxCall) => SandboxAnswer,
): Promise<JsonServer> {
  const calls: SandboxCall[] = [];
  const server = createServer((request, response) => {
    void readText(request).then((body) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox');
      const { method = 'GET', headers } = request;
      const call = { method, path: pathname, query: searchParams, headers, body };
      calls.push(call);
      respond(response, answer(call));
    });
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`,
    calls,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
