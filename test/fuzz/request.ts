import fc from "fast-check";
import { paramNames, recordedForms, recordedParams } from "./calls.ts";
import { json, text } from "./values.ts";

export const actors = { anonymous: 4, portal: 7, operator: 6, publisher: 8, admin: 2 } as const;

/** Route as the server registered it, such as `/web/content/:id{\\d+}/:name?`. */
export interface Route {
  readonly method: string;
  readonly path: string;
}

/** Request as data, which is printed on a failure. */
export interface Attack {
  readonly route: Route;
  readonly method: string;
  /** Path with its query. */
  readonly url: string;
  readonly actor: keyof typeof actors;
  readonly headers: Readonly<Record<string, string>>;
  /** Headers; `TOKEN` stands for the session's token. */
  readonly body: string | undefined;
}

/** Replaces lone surrogates, which cannot be encoded, as a browser does. */
const wellFormed = (value: string): string => Buffer.from(value).toString();
const encoded = (value: string): string => encodeURIComponent(wellFormed(value));

/** Generates a segment of a route's path: fixed, or a parameter, whose pattern it usually matches. */
function segment(part: string): fc.Arbitrary<string> {
  const parameter = /^:\w+(?:\{(.*)\})?(\?)?$/.exec(part);
  if (!parameter) return fc.constant(part);
  const [, pattern, isOptional] = parameter;
  const fitting = pattern
    ? fc.stringMatching(new RegExp(`^(?:${pattern})$`)).map((value) => value.slice(0, 40))
    : fc.constantFrom("1", "2", "3", "1-unique", "desk-9", "fr_FR", "vTn4");
  const value = fc.oneof(
    fitting.map(encoded),
    text.map((each) => encoded(each).slice(0, 60)),
    fc.constantFrom("%", "%ff", "%00", "..%2f..", "%E0%A4%A"),
  );
  return isOptional ? fc.option(value, { nil: "" }) : value;
}

const names = [
  "type",
  "count",
  "r",
  "redirect",
  "back",
  "products",
  "search",
  "order",
  "combination",
  "unique",
  "download",
  "username",
  "csrf_token",
  "channel",
  "limit",
  "lang",
  "notified",
];
const pairs = (keys: readonly string[]): fc.Arbitrary<[string, string][]> =>
  fc.array(fc.tuple(fc.oneof(fc.constantFrom(...keys), text), text), { maxLength: 4 });

const address = (path: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.oneof(
        { weight: 6, arbitrary: fc.constant("") },
        fc.constantFrom("/fr_FR", "/en_US", "/en_US/", "/en_US//evil.example", "/ar_001//", "//evil.example", "/zz_ZZ"),
      ),
      fc.tuple(...path.split("/").map(segment)).map((parts) => parts.join("/")),
      fc.oneof(fc.constant([] as [string, string][]), pairs(names)),
    )
    .map(
      ([prefix, local, query]) =>
        prefix + local + (query.length > 0 ? `?${query.map((pair) => pair.map(encoded).join("=")).join("&")}` : ""),
    );

/** Replaces one value of `whole` at any depth. */
function twist(whole: object, place: number, value: unknown): unknown {
  const text = JSON.stringify(whole);
  let values = 0;
  JSON.parse(text, () => void values++);
  let index = 0;
  return JSON.parse(text, (_key, each: unknown) => (index++ === place % values ? value : each)) as unknown;
}

/** Generates a client's parameters with some values replaced, or any value. */
function params(route: string): fc.Arbitrary<unknown> {
  const path = route.replace("/:path{.+}", "");
  const keys = paramNames(path);
  const known = recordedParams(path);
  const free = fc.dictionary(
    keys.length > 0 ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...keys) }, text) : text,
    json,
    { maxKeys: keys.length + 1 },
  );
  if (known.length === 0) return free;
  const twisted = fc
    .tuple(fc.constantFrom(...known), fc.dictionary(fc.constantFrom("context", ...keys), json, { maxKeys: 2 }))
    .map(([base, changes]) => ({ ...base, ...changes }));
  const deeply = fc
    .tuple(fc.constantFrom(...known), fc.nat(), json)
    .map(([base, place, value]) => twist(base, place, value));
  return fc.oneof(
    { weight: 3, arbitrary: twisted },
    { weight: 3, arbitrary: deeply },
    { weight: 2, arbitrary: free },
    { weight: 1, arbitrary: json },
  );
}

type Message = Pick<Attack, "headers" | "body">;

const call = (path: string): fc.Arbitrary<Message> =>
  fc
    .tuple(
      fc.constantFrom("application/json", "application/json; charset=UTF-8", "application/json-rpc"),
      params(path),
      json,
      fc.integer({ min: 0, max: 9 }),
    )
    .map(([type, given, id, kind]) => ({
      headers: { "content-type": type },
      body:
        kind === 0
          ? String(JSON.stringify(given)).slice(1)
          : JSON.stringify(kind === 1 ? given : { jsonrpc: "2.0", method: "call", params: given, id }),
    }));

function form(path: string): fc.Arbitrary<Message> {
  const known = recordedForms(path);
  const keys = [
    ...new Set([...known.flatMap(Object.keys), "user", "login", "password", "redirect", "name", "limit", ...names]),
  ];
  return fc
    .tuple(fc.constantFrom({}, ...known), pairs(keys), fc.integer({ min: 0, max: 5 }))
    .map(([base, changes, kind]) => {
      const fields = Object.entries({
        ...base,
        ...(kind > 0 && { csrf_token: "TOKEN" }),
        ...Object.fromEntries(changes.filter(([key]) => key !== "csrf_token")),
      });
      if (kind > 1)
        return {
          headers: { "content-type": "application/x-www-form-urlencoded" },
          body: fields.map((pair) => pair.map(encoded).join("=")).join("&"),
        };
      const parts = fields.map(
        ([key, value]) =>
          `--b\r\ncontent-disposition: form-data; name="${encoded(key)}"\r\n\r\n${wellFormed(value)}\r\n`,
      );
      return { headers: { "content-type": "multipart/form-data; boundary=b" }, body: `${parts.join("")}--b--` };
    });
}

const cookie = fc
  .constantFrom("frontend_lang", "suite_qa", "comparelist_product_ids", "session_id", "im_livechat_session", "")
  .chain((name) =>
    fc
      .oneof(
        fc.constantFrom(
          "fr_FR",
          "zz",
          "{}",
          '{"lang":[],"dir":1}',
          '{"country":"PT","scheme":"dark"}',
          "%7B%22lang%22%3A%22ar%22%7D",
          '{"lang":"ar"}',
          "%",
          "[1,2",
          "null",
          "0".repeat(40),
        ),
        fc.base64String({ maxLength: 12 }),
      )
      .map((value) => (name ? `${name}=${value}` : "")),
  );

const other = fc.dictionary(
  fc.constantFrom(
    "accept-language",
    "referer",
    "user-agent",
    "origin",
    "if-none-match",
    "accept-encoding",
    "sec-fetch-dest",
    "x-forwarded-for",
  ),
  fc.constantFrom(
    "",
    "fr-FR,fr;q=0.9",
    ";;,q=",
    "http://localhost/shop?x=1",
    "not an address",
    "http://[",
    "Firefox",
    "null",
    "br",
    "empty",
    "*",
  ),
  { maxKeys: 2 },
);

/** Generates a request for a route: mostly with its method and shape, otherwise with others. */
export const attack = (route: Route): fc.Arbitrary<Attack> =>
  fc
    .record({
      method: fc.oneof(
        { weight: 5, arbitrary: fc.constant(route.method === "ALL" ? "POST" : route.method) },
        fc.constantFrom("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"),
      ),
      url: address(route.path),
      actor: fc.constantFrom(...(Object.keys(actors) as (keyof typeof actors)[])),
      cookie,
      other,
      message: fc.oneof(
        { weight: route.method === "ALL" ? 4 : 1, arbitrary: call(route.path) },
        { weight: 2, arbitrary: form(route.path) },
        fc.record({ headers: fc.constant({ "content-type": "text/plain" }), body: text }),
      ),
    })
    .map(({ method, url, actor, cookie, other, message }) => {
      const isBare = method === "GET" || method === "HEAD";
      return {
        route,
        method,
        url,
        actor,
        headers: { ...(cookie && { cookie }), ...other, ...(!isBare && message.headers) },
        body: isBare ? undefined : message.body,
      };
    });
