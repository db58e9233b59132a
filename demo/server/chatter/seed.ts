import type { Queries } from "../database.ts";
import { insert } from "../insert.ts";
import { seedFiles } from "./files.ts";
import { projectToken } from "./token.ts";

const hour = 3_600_000;
const [joel, ines, marc] = [8, 9, 7];

const talk = [
  "<p>Which wax do you use for the seat?</p>",
  "<p>None. Soap, twice a year.</p>",
  "<p>Ours creaked after a winter beside the stove. Two drops of glue and it was quiet.</p>",
  '<p>There is a drawing of the joint at <a href="https://example.com/joint">example.com</a>.</p>',
];

/** Fills a post with pages of comments, a product with ratings, a project that a token opens, and a file. */
export async function seedChatter(queries: Queries): Promise<void> {
  const at = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
  const about = (model: string, record_id: number) => ({
    model,
    record_id,
    rating: null as number | null,
    published: true,
  });
  const comments = Array.from({ length: 34 }, (_, index) => ({
    ...about("blog.post", 1),
    author_id: [joel, ines, marc][index % 3],
    body: talk[index % talk.length],
    published: index !== 30,
    posted_at: at(40 - index),
  }));
  const ratings = [10, 8, 4, null, 10].map((rating, index) => ({
    ...about("product.template", 2),
    author_id: [joel, ines][index % 2],
    body: "<p>It stands in the hall, and everybody sits down on it.</p>",
    rating,
    posted_at: at(90 - index * 9),
  }));
  const project = {
    ...about("project.project", 1),
    author_id: marc,
    body: "<p>The leg is back in its place.<br>Here is what we did.</p>",
    posted_at: at(3),
  };
  await insert(queries, "chatter_message", [...comments, ...ratings, project]);
  await queries.query(
    `with file as (
       insert into attachment (name, mimetype, public, data, access_token)
       values ('repair.txt', 'text/plain', false, convert_to('Glued, clamped for a night, waxed.', 'UTF8'), 'a3f1c2d4-0b1e-4c55-9f6e-77c1d2a9e4b0') returning id)
     insert into chatter_attachment (message_id, attachment_id)
     select max(chatter_message.id), max(file.id) from chatter_message, file where model = 'project.project'`,
  );
  await queries.query("insert into chatter_token (model, record_id, token, partner_id) values ($1, 1, $2, $3)", [
    "project.project",
    projectToken,
    joel,
  ]);
  await seedFiles(queries);
}
