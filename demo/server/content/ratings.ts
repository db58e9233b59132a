import type { Hono } from "hono";
import type { Queries } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { notFound } from "../fault.ts";
import { sendDrawing, svg } from "../image.ts";

/** Rating of a task on the wire: happy, average, bad. */
export type Face = 10 | 5 | 1;
export const faces: readonly Face[] = [10, 5, 1];

export interface Project {
  readonly id: number;
  readonly name: string;
}

export interface TaskRating {
  readonly id: number;
  readonly value: Face;
  readonly feedback: string;
  readonly rated_at: Date;
  /** Name of the rated employee. */
  readonly rated: string;
  readonly author: string;
}

export const listProjects = (queries: Queries): Promise<Project[]> =>
  queries.query("select id, name from project order by id");

/** Throws the page 404 for an unknown project. */
export async function readProject(queries: Queries, id: number): Promise<Project> {
  const [project] = await queries.query<Project>("select id, name from project where id = $1", [id]);
  if (!project) throw notFound();
  return project;
}

/** Returns ratings, newest first. */
export const listRatings = (queries: Queries, projectId: number): Promise<TaskRating[]> =>
  queries.query(
    `select project_rating.id, value, feedback, rated_at, rated.name as rated, author.name as author
     from project_rating join partner as rated on rated.id = rated_id join partner as author on author.id = author_id
     where project_id = $1 order by rated_at desc`,
    [projectId],
  );

const mouths: Readonly<Record<Face, string>> = {
  10: "M20 38q12 12 24 0",
  5: "M20 42h24",
  1: "M20 46q12-12 24 0",
};
const hues: Readonly<Record<Face, string>> = { 10: "#2f9e44", 5: "#f08c00", 1: "#e03131" };

const drawing = (face: Face): string =>
  svg(
    64,
    `<circle cx="32" cy="32" r="30" fill="${hues[face]}"/><g fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"><path d="M23 24v2M41 24v2"/><path d="${mouths[face]}"/></g>`,
  );

/** Serves the faces under the addresses of the suite's files. */
export function ratingFiles(app: Hono<SuiteEnv>): void {
  for (const face of faces)
    app.get(`/rating/static/src/img/rating_${face}.png`, (c) => sendDrawing(c, drawing(face), 200, "max-age=3600"));
}
