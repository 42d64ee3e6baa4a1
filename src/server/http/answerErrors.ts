import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors.ts';
import { DatabaseUnavailable, SqlError } from '#server/db/Db.ts';
import type { Texts } from './createTexts.ts';
import { Failure } from './Failure.ts';
import { readLanguage } from './readLanguage.ts';
import { toErrorAnswer } from './toErrorAnswer.ts';

/** What Fastify and its plugins refuse by themselves. */
const FASTIFY_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_PARTS_LIMIT: 'too_large',
  FST_FILES_LIMIT: 'too_large',
  FST_FIELDS_LIMIT: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'content_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'content_type',
};

/** What the database refuses when no route has foreseen it. */
const SQL_CODES: Readonly<Record<string, ErrorCode>> = {
  '23505': 'duplicate',
  '23P01': 'duplicate',
  '23503': 'in_use',
};

/** Makes every thrown thing into an `ErrorAnswer`; of bugs the caller learns the request's id only. */
export function answerErrors(app: FastifyInstance, texts: Texts): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) =>
    answerError(error, request, reply, texts),
  );
  app.setNotFoundHandler((request, reply) =>
    answerError(new Failure('unknown_route'), request, reply, texts),
  );
}

/** Answers one error; also for what the router refuses before there is a route. */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
  texts: Texts,
): FastifyReply {
  if (isGone(error, request)) {
    request.log.info({ url: request.url }, 'the caller went before the answer was there');
    return reply.code(CLIENT_GONE).send();
  }
  const failure = toFailure(error);
  if (failure.status >= 500) request.log.error({ err: error, url: request.url }, 'request failed');
  const seconds = failure.options.params?.seconds;
  if (failure.status === 429 || failure.code === 'busy') reply.header('retry-after', Number(seconds ?? 1));
  return reply
    .code(failure.status)
    .send(toErrorAnswer(failure, texts, readLanguage(request.headers['accept-language']), request.id));
}

/** Status in the log of an answer that nobody waited for; it reaches nobody. */
const CLIENT_GONE = 499;

/** Whether an answer could not be written because its caller is not there any more. */
const isGone = (error: FastifyError | Error, { raw }: FastifyRequest): boolean =>
  raw.socket.destroyed && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

function toFailure(error: FastifyError | Error): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof DatabaseUnavailable) return new Failure('busy');
  if (error instanceof SqlError) return new Failure(codeOfSql(error));
  const known = 'code' in error ? FASTIFY_CODES[error.code] : undefined;
  if (known) return new Failure(known);
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  return new Failure(status >= 400 && status < 500 ? 'malformed' : 'internal');
}

/** Class 22 is bad data that a check let through: the caller's fault all the same. */
function codeOfSql({ code }: SqlError): ErrorCode {
  return SQL_CODES[code] ?? (code.startsWith('22') ? 'not_correct' : 'internal');
}
