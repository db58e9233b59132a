import webPush from "web-push";
import type { Queries } from "../database.ts";
import { insert } from "../insert.ts";

const mailingLists = [
  {
    id: 1,
    name: "Workshop letter",
    popup_content: `<div class="modal-header text-center">
    <h3 class="modal-title mt8">Before you go</h3>
</div>
<div class="o_popup_message">
    <font>5</font>
    <strong>letters a year</strong>
    <span>from our workshop<br>and nothing in between</span>
</div>
<p class="o_message_paragraph">New pieces, repair guides and the dates of our <strong>open workshop days</strong>, before anybody else hears of them.</p>`,
    popup_redirect_url: "/blog",
  },
  { id: 2, name: "Stock and delivery news", popup_content: null, popup_redirect_url: null },
];

export async function seedMarketing(queries: Queries): Promise<void> {
  await insert(queries, "mailing_list", mailingLists);
  // Push services identify this suite by these keys: as old as the database, since every subscription holds the public one.
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await queries.query("insert into parameter (key, value) values ('vapid_public', $1), ('vapid_private', $2)", [
    publicKey,
    privateKey,
  ]);
}
