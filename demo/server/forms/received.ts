import type { Hono } from "hono";
import { answersChats } from "../chat/operator.ts";
import type { Database, Queries } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { notFound } from "../fault.ts";

interface ReceivedFile {
  readonly id: number;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** Received form of a visitor. */
export interface Received {
  readonly id: number;
  readonly model: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Lines of values without a field of the model. */
  readonly custom: string;
  /** ISO 8601. */
  readonly created: string;
  readonly files: readonly ReceivedFile[];
}

/** Returns the newest forms, at most a hundred. */
export async function listReceived(queries: Queries): Promise<Received[]> {
  const records = await queries.query<Omit<Received, "files" | "created"> & { created_at: Date }>(
    "select id, model, fields, custom, created_at from form_record order by id desc limit 100",
  );
  const files = await queries.query<ReceivedFile & { record_id: number }>(
    "select id, record_id, name, length(content) as size from form_file where record_id = any($1) order by id",
    [records.map(({ id }) => id)],
  );
  return records.map(({ created_at, ...record }) => ({
    ...record,
    created: created_at.toISOString(),
    files: files.filter(({ record_id }) => record_id === record.id),
  }));
}

/** Serves attached files to the operator, only as downloads: visitors' files are not trusted. */
export function receivedRoutes(app: Hono<SuiteEnv>, database: Database): void {
  app.get("/operator/forms/file/:id{\\d{1,9}}", async (c) => {
    const [file] = answersChats(c.var.visit.user)
      ? await database.query<{ name: string; content: Uint8Array<ArrayBuffer> }>(
          "select name, content from form_file where id = $1",
          [Number(c.req.param("id"))],
        )
      : [];
    if (!file) throw notFound();
    return c.body(file.content, 200, {
      "Content-Type": "application/octet-stream",
      "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      "X-Content-Type-Options": "nosniff",
    });
  });
}
