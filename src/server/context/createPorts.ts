import { readFile } from 'node:fs/promises';
import type { FilePort, Ports } from '#contract/ports.ts';
import type { Actor } from '#server/access/Actor.ts';
import { Failure } from '#server/http/Failure.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { mailList } from '#server/export/mailList.ts';

/** What leads outside, for one customer. */
export function createPorts(parts: ServerParts, actor: Actor): Ports {
  const customerId = actor.customer.id;
  return {
    http: parts.http,
    messages: { send: (message) => parts.messages.send({ ...message, customerId }) },
    lists: { send: (mail) => mailList(parts, customerId, mail) },
    files: createFilePort(parts, actor),
  };
}

function createFilePort({ db, files }: ServerParts, { customer, accountId }: Actor): FilePort {
  return {
    async save({ bytes, name, mediaType }) {
      const facts = { class: 'private', name, mediaType, createdBy: accountId } as const;
      const { publicId } = await files.saveBytes(db.forTenant(customer.id), customer.id, bytes, facts);
      return publicId;
    },
    async read(publicId) {
      const found = await files.find(publicId);
      if (found?.customerId !== customer.id) throw new Failure('not_found', { params: { value: publicId } });
      return readFile(files.toAbsolute(found.path));
    },
  };
}
