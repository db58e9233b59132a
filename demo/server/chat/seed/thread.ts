import type { Queries } from "#demo/server/database.ts";
import { insert } from "#demo/server/insert.ts";
import { tablePicture } from "#demo/server/picture.ts";
import { type Day, delivery, type Line, repair } from "./conversation.ts";

/** Partner ids of the customer and the workshop. */
const authors = { joel: 8, marc: 7 } as const;

/** Uuid of the chat on an order in the portal; fixed for examples and tests. */
export const threadUuid = "5d0c6a0e-8f5e-4b7c-9a56-2f6f1f0f9a01";
/** Uuid of a short second chat. */
export const repairUuid = "5d0c6a0e-8f5e-4b7c-9a56-2f6f1f0f9a02";

const threads: readonly {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  readonly days: readonly Day[];
}[] = [
  { id: 2, uuid: threadUuid, name: "SO042 · Delivery", days: delivery },
  { id: 3, uuid: repairUuid, name: "Repair of a chair", days: repair },
];

const day = 86_400_000;
const minute = 60_000;

const note = `Delivery note SO042

1 table, ash, oiled, 2.20 m
6 chairs, ash, soaped
2 blankets (please give them back to the driver)
`;

const attachments = () => [
  { id: 1, name: "table.png", filename: "table.png", mimetype: "image/png", data: tablePicture(), public: true },
  {
    id: 2,
    name: "Delivery note SO042.txt",
    filename: "delivery-note-so042.txt",
    mimetype: "text/plain",
    data: Buffer.from(note),
    public: true,
  },
  // Without a name, as the suite stores messages of some mail programs.
  {
    id: 3,
    name: null,
    filename: null,
    mimetype: "application/octet-stream",
    data: Buffer.from("0 0 1 1 2 3 5 8\n"),
    public: true,
  },
];

/** Spaces the messages of a day by a minute or more, so that some are grouped and some are not. */
function timed(lines: readonly Line[], start: number): { line: Line; date: Date }[] {
  let time = start;
  return lines.map((line, index) => {
    time += index % 3 === 0 ? 7 * minute : minute / 2;
    return { line, date: new Date(time) };
  });
}

/** Fills two chats of two people: one of 140 messages over some days, one short; the last messages are of yesterday. */
export async function seedThread(queries: Queries, now: Date): Promise<void> {
  await insert(queries, "attachment", attachments());
  await queries.query("select setval(pg_get_serial_sequence('attachment', 'id'), (select max(id) from attachment))");

  const morning = Math.floor(now.getTime() / day) * day + 9 * 60 * minute;
  for (const { id, uuid, name, days } of threads) {
    await insert(queries, "mail_channel", [{ id, name, uuid, channel_type: "chat", public: "public" }]);
    await insert(
      queries,
      "mail_member",
      Object.values(authors).map((partner_id) => ({ channel_id: id, partner_id })),
    );
    const all = days.flatMap(({ ago, lines }) => timed(lines, morning - ago * day));
    for (const {
      line: { by, html, attachment },
      date,
    } of all) {
      const [row] = await queries.query<{ id: number }>(
        "insert into message (channel_id, author_id, body, date) values ($1, $2, $3, $4) returning id",
        [id, authors[by], `<p>${html}</p>`, date],
      );
      if (attachment) await insert(queries, "message_attachment", [{ message_id: row?.id, attachment_id: attachment }]);
    }
  }
}
