import webPush from "web-push";
import type { Queries } from "../database.ts";

/** The keys by which push services know this suite: as old as the database, since every subscription holds the public one. */
export async function seedPush(queries: Queries): Promise<void> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await queries.query("insert into parameter (key, value) values ('vapid_public', $1), ('vapid_private', $2)", [
    publicKey,
    privateKey,
  ]);
}
