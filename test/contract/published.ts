import { codeOf } from "../guide-code.ts";
import { documentOf, type PageSpec } from "./page-spec.ts";
import { subjects } from "./subjects.ts";

/** Frame sources that elements declare. */
const framed = subjects.flatMap(({ declaration: { frames = [] } }) => frames);

/** Strict policy of the guide, under which every element must work (guarantee 5). */
const strictPolicy = `${codeOf("csp", "text")[0]!.replaceAll("\n", " ")}; frame-src ${framed.join(" ")}`;

/** Pages of the tests, which the demo server serves beside its own. */
export class PublishedPages {
  readonly #pages: PageSpec[] = [];
  readonly #fetch: (request: Request) => Response | Promise<Response>;

  /** @param fetch responds as the suite */
  constructor(fetch: (request: Request) => Response | Promise<Response>) {
    this.#fetch = fetch;
  }

  /** @returns the page's path */
  publish(spec: PageSpec): string {
    return `/page/${this.#pages.push(spec) - 1}`;
  }

  /** Returns a published page, or its own answer to a call; undefined for other requests. */
  async respond(request: Request): Promise<Response | undefined> {
    const spec = this.#specOf(request.url);
    if (spec) return this.#page(spec, request);
    const { pathname, search } = new URL(request.url);
    const answer = this.#specOf(request.headers.get("referer"))?.answers?.[pathname + search];
    return answer === undefined ? undefined : Response.json(answer);
  }

  #specOf(address: string | null): PageSpec | undefined {
    return this.#pages[Number(/\/page\/(\d+)$/.exec(address ?? "")?.[1])];
  }

  async #page(spec: PageSpec, request: Request): Promise<Response> {
    const { field, cookies } = spec.body.includes("<suite-form ")
      ? await this.#withToken(request)
      : { field: "", cookies: [] };
    const headers = new Headers({ "Content-Type": "text/html" });
    if (spec.strict) headers.set("Content-Security-Policy", strictPolicy);
    for (const cookie of cookies) headers.append("Set-Cookie", cookie);
    return new Response(documentOf({ ...spec, body: spec.body + field }), { headers });
  }

  /** The suite accepts forms with the token of the visitor's session alone, which it writes into its pages. */
  async #withToken({ url, headers }: Request): Promise<{ field: string; cookies: string[] }> {
    const answer = await this.#fetch(new Request(new URL("/contactus", url), { headers }));
    const [, token = ""] = /csrf_token: "(\w+)"/.exec(await answer.text()) ?? [];
    const field = `<input type="hidden" name="csrf_token" value="${token}">`;
    return { field, cookies: answer.headers.getSetCookie() };
  }
}
