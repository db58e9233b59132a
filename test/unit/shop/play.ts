import { type TestContext } from "node:test";
import { connect, type Connection } from "#shared/suite/index.ts";
import { answer, body, recording, replay, serve } from "../shared/suite/server.ts";

/** Plays a recording; returns the result and the sent request: the parameters of a call, or the address. */
export async function played<T>(t: TestContext, name: string, ask: (client: Connection) => Promise<T>) {
  const { origin, seen } = await serve(t, replay(`shop/${name}`));
  const result = await ask(connect(origin));
  const { path, body: sent } = seen[0]!;
  return { result, path, params: sent ? (JSON.parse(sent) as { params: unknown }).params : undefined };
}
export async function told<T>(t: TestContext, result: unknown, ask: (client: Connection) => Promise<T>) {
  const { origin } = await serve(t, answer(result));
  return ask(connect(origin));
}
export async function shown<T>(t: TestContext, html: string, ask: (client: Connection) => Promise<T>) {
  const { origin } = await serve(t, body(html, 200, "text/html"));
  return ask(connect(origin));
}
export const recorded = (name: string) => recording(`shop/${name}`).request.json!.params;
