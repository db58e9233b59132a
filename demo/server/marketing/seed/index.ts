import webPush from "web-push";
import type { Queries } from "#demo/server/database.ts";
import { insert } from "#demo/server/insert.ts";
import { mailingLists } from "./mailing.ts";

export async function seedMarketing(queries: Queries): Promise<void> {
  await insert(queries, "mailing_list", mailingLists);
  // push services know this suite by these keys: as old as the database, since every subscription holds the public one
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await queries.query("insert into parameter (key, value) values ('vapid_public', $1), ('vapid_private', $2)", [
    publicKey,
    privateKey,
  ]);
}
