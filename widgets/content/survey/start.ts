import { parsePage } from "#shared/html/page.ts";
import { type Connection, refusedByStatus, SuiteError } from "#shared/suite/index.ts";

/**
 * Starts a survey: makes a participation, once. Returns the path of its first page; undefined if the suite does not have the survey.
 * @param path path of the survey's start
 * @throws SuiteError, kind `session` if the survey is for visitors who have signed in
 */
export async function startSurvey(client: Connection, path: string, signal: AbortSignal): Promise<string | undefined> {
  const reply = await client.send(path, { method: "get" }, 0, { signal });
  if (reply.status === 404) return undefined;
  const refused = refusedByStatus(reply, "contract");
  if (refused) throw refused;
  const { address = reply.url, text } = reply;
  const page = parsePage(text);
  const hrefOf = (route: string) =>
    page.querySelector(`main a[href*="${route}"],#wrap a[href*="${route}"]`)?.getAttribute("href");
  const first = hrefOf("/survey/fill/");
  if (first) return new URL(first, address).pathname;
  if (hrefOf("/web/login") || /\/web\/login\b/.test(address))
    throw new SuiteError("session", `${path} asks to sign in`);
  return undefined;
}
