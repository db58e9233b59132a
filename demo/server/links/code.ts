import { randomInt } from "node:crypto";
import type { Queries } from "../database.ts";
import { suiteDate } from "../date.ts";
import { attributeError, Fault, mandatoryError, valueError } from "../fault.ts";
import { toText } from "../python.ts";
import type { User } from "../session.ts";
import { violationOf } from "../violation.ts";
import { shortAddress } from "./link.ts";
import { checkCreates, checkReads } from "./right.ts";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Longest code in characters. The suite itself has no limit, its database has. */
const longest = 200;

const randomCode = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");

/** Gives a link an unused code: three letters, more if all are used. */
export async function addRandomCode(queries: Queries, linkId: number, user: User): Promise<void> {
  for (let length = 3; ; length++) {
    const added = await queries.query(
      "insert into link_tracker_code (code, link_id, create_uid) values ($1, $2, $3) on conflict (code) do nothing returning id",
      [randomCode(length), linkId, user.id],
    );
    if (added.length > 0) return;
  }
}

const faults = {
  unique: () => Fault.suite("ValidationError", "validation_error", "Code must be unique."),
  "not null": () => mandatoryError("Link Tracker Code (link.tracker.code), Field: Link (link_id)"),
};

/**
 * Adds a code to the link of another code, and shows the new one from then on. Throws as the suite does for a code of this link (its odd
 * AttributeError), for one of another link, and for an unknown link.
 * @see docs/reference/links.md#links-16
 * @see docs/reference/links.md#links-17
 */
export async function addCode(
  queries: Queries,
  origin: string,
  user: User,
  { init_code, new_code }: { init_code: unknown; new_code: unknown },
) {
  checkReads(user, "link.tracker.code");
  const [from, to] = [toText(init_code, "strip"), toText(new_code, "strip")];
  if (to.length > longest) throw valueError(`A code has at most ${longest} characters`);
  const [known] = await queries.query<{ link_id: number; is_own: boolean }>(
    `select link_id, exists (select from link_tracker_code as other where other.link_id = link_tracker_code.link_id and code = $2) as is_own
     from link_tracker_code where code = $1`,
    [from, to],
  );
  if (known?.is_own) throw attributeError("'int' object has no attribute 'read'");
  checkCreates(user, "link.tracker.code");
  try {
    const [added] = await queries.query<{ id: number; create_date: Date }>(
      "insert into link_tracker_code (code, link_id, create_uid) values ($1, $2, $3) returning id, create_date",
      [to, known?.link_id ?? null, user.id],
    );
    if (!added || !known) throw new Error("The database did not return the new code");
    const [author, date] = [[user.id, user.name], suiteDate(added.create_date)];
    const link_id = [known.link_id, shortAddress(to, origin)];
    return [
      {
        id: added.id,
        code: to,
        link_id,
        create_uid: author,
        create_date: date,
        write_uid: author,
        write_date: date,
        display_name: `link.tracker.code,${added.id}`,
        __last_update: date,
      },
    ];
  } catch (error) {
    const kind = violationOf(error)?.kind;
    throw kind && kind in faults ? faults[kind as keyof typeof faults]() : error;
  }
}
