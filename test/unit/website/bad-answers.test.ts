import assert from "node:assert/strict";
import { describe, it, type TestContext } from "node:test";
import { createCompanySwitch } from "#website/company-switch/company-switch.store.ts";
import { createCustomizeMenu } from "#website/customize-menu/customize-menu.store.ts";
import { createPageSearch } from "#website/page-search/page-search.store.ts";
import { createPublish } from "#website/publish/publish.store.ts";
import { createHost, until } from "../shared/state/host.ts";
import { answer, body, serve } from "../shared/suite/server.ts";

type Play = Parameters<typeof serve>[1];

const search = "/web/dataset/call_kw/website/search_pages";
const related = "/website/get_switchable_related_views";
const toggle = "/web/dataset/call_kw/ir.ui.view/toggle";
const write = "/web/dataset/call_kw/res.users/write";
const info = "/web/session/get_session_info";
const options = [{ id: 930, name: "<b>Pictures</b>", active: true, inherit_id: [9, "Tools"] }];
const signedIn = { uid: 8, company_id: 2 };

/** Starts a suite with a response for each path; other paths get the 404 page of a static host. */
const suite = (t: TestContext, plays: Readonly<Record<string, Play>>) =>
  serve(t, (response, asked) => (plays[asked.path] ?? body("<h1>Not found</h1>", 404, "text/html"))(response, asked));

/** Each tool with its call and its state afterwards. */
const tools = {
  publish: {
    path: "/website/publish",
    others: {},
    use: async (origin: string) => {
      const host = createHost(origin, { model: "website.page", resId: 4, published: false, controller: "" });
      const { state, toggle } = createPublish(host);
      await toggle();
      return { host, ...state.get(), shown: state.get().published, idle: false };
    },
  },
  "page search": {
    path: search,
    others: {},
    use: async (origin: string) => {
      const host = createHost(origin, { name: "", limit: 15 });
      const { state, open } = createPageSearch(host);
      open();
      await until(state, ({ busy }) => !busy);
      return { host, ...state.get(), shown: state.get().pages, idle: [] };
    },
  },
  "customize menu": {
    path: related,
    others: {},
    use: async (origin: string) => {
      const { host, state, reloads } = await menu(origin);
      return { host, ...state.get(), shown: [state.get().options, reloads()], idle: [undefined, 0] };
    },
  },
  "company switch (call that writes)": {
    path: write,
    others: { [info]: answer(signedIn) },
    use: company,
  },
  "company switch (call for the signed-in user)": {
    path: info,
    others: { [write]: answer(true) },
    use: company,
  },
};

async function menu(origin: string) {
  let reloads = 0;
  const host = createHost(origin, {});
  const store = createCustomizeMenu(host, { viewKey: () => "website.tools", reload: () => void reloads++ });
  await store.load();
  return { host, ...store, reloads: () => reloads };
}

async function company(origin: string, companyId = 2) {
  let reloads = 0;
  const host = createHost(origin, { companyId });
  const { state, change } = createCompanySwitch(host, { userId: () => 8, reload: () => void reloads++ });
  await change();
  return { host, ...state.get(), shown: reloads, idle: 0 };
}

const refusal = (code: number, type: string) =>
  body(
    JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      error: { code, message: "<b>no</b>", data: { name: "", message: "no", arguments: ["no"], exception_type: type } },
    }),
  );

const bad: Readonly<Record<string, readonly [kind: string, play: Play]>> = {
  "a page of a hotel's network": ["contract", body("<h1>Welcome</h1>", 200, "text/html")],
  "half an answer": ["contract", body('{"jsonrpc": "2.0", "id": 1, "resu')],
  "another kind of JSON": ["contract", body('[{"id": 1}]')],
  "no result": ["contract", body('{"jsonrpc": "2.0", "id": 1}')],
  "HTML as its result": ["contract", answer("<p>yes</p>")],
  "a list of something else": ["contract", answer([{ surprise: ["garbage"] }])],
  "a huge number": ["contract", answer(1e308)],
  "HTTP 404": ["config", body("<h1>Not found</h1>", 404, "text/html")],
  "HTTP 403": ["access", body("", 403)],
  "an expired session": ["session", refusal(100, "internal_error")],
  "no access": ["access", refusal(200, "access_error")],
  "a refusal in HTML": ["server", refusal(200, "user_error")],
};

for (const [name, { path, others, use }] of Object.entries(tools))
  describe(`the ${name} with a bad response`, { concurrency: 8 }, () => {
    for (const [response, [kind, play]] of Object.entries(bad))
      it(`${response} sets an error of the matching kind and changes nothing`, async (t) => {
        const { origin } = await suite(t, { ...others, [path]: play });
        const { host, busy, error, shown, idle } = await use(origin);
        assert.deepEqual([busy, (error as { kind: string }).kind, host.errors.length], [false, kind, 1]);
        assert.match(String(error), new RegExp(path.replaceAll(".", "\\.")));
        assert.deepEqual([shown, host.events, [...host.states]], [idle, [], ["error"]]);
      });
  });

describe("the customize menu", () => {
  const [option] = options;
  for (const [flaw, list, said] of [
    ["without the parent view of an option", [{ ...option, inherit_id: undefined }], "result.0.inherit_id"],
    ["with a name in place of the parent view", [{ ...option, inherit_id: "Tools" }], "result.0.inherit_id"],
    ["with an id that is no number", [{ ...option, id: "931" }], "result.0.id"],
    ["with HTML in place of yes or no", [{ ...option, active: "<i>on</i>" }], "result.0.active"],
  ] as const)
    it(`names the invalid field of a list ${flaw}, and loads again on demand`, async (t) => {
      let list_: unknown = list;
      const { origin } = await suite(t, { [related]: (...given) => answer(list_)(...given) });
      const { state, load } = await menu(origin);
      assert.match(String(state.get().error), new RegExp(said));
      list_ = options;
      await load();
      assert.deepEqual([state.get().error, state.get().options?.length], [null, 1]);
    });

  it("removes a repeated option and keeps one without a group", async (t) => {
    const list = [option, { ...option, active: false }, { ...option, id: 1, inherit_id: false }];
    const { origin } = await suite(t, { [related]: answer(list) });
    const { state } = await menu(origin);
    assert.deepEqual(
      state.get().options?.map(({ id, group }) => [id, group]),
      [
        [930, "Tools"],
        [1, ""],
      ],
    );
  });

  it("keeps its options if a switch fails, and switches later", async (t) => {
    let play = body("", 500);
    const { origin } = await suite(t, { [related]: answer(options), [toggle]: (...given) => play(...given) });
    const { state, toggle: press, reloads } = await menu(origin);
    await press(930);
    assert.deepEqual([state.get().busy, state.get().options?.[0]?.active, reloads()], [false, true, 0]);
    play = answer(true);
    await press(930);
    assert.deepEqual([state.get().error, reloads()], [null, 1]);
  });
});

describe("the suite's editor during a call", () => {
  /** Responds after the editor has started. */
  const late =
    (edit: () => void, play: Play): Play =>
    (response, asked) => (edit(), play(response, asked));

  it("prevents the reload after an option is switched", async (t) => {
    const { origin } = await suite(t, {
      [related]: answer(options),
      [toggle]: late(() => tool.host.editing.set(true), answer(true)),
    });
    const tool = await menu(origin);
    await tool.toggle(930);
    assert.deepEqual([tool.state.get().options?.[0]?.active, tool.reloads()], [false, 0]);
  });

  it("prevents the reload after the company is changed", async (t) => {
    let reloads = 0;
    const { origin } = await suite(t, {
      [write]: answer(true),
      [info]: late(() => host.editing.set(true), answer(signedIn)),
    });
    const host = createHost(origin, { companyId: 2 });
    const { state, change } = createCompanySwitch(host, { userId: () => 8, reload: () => void reloads++ });
    await change();
    assert.deepEqual([state.get(), reloads], [{ busy: false, error: null, refused: false }, 0]);
  });
});

it("company-switch: refuses the company of another user as confirmation", async (t) => {
  const { origin } = await suite(t, { [write]: answer(true), [info]: answer({ ...signedIn, uid: 9 }) });
  const { refused, shown } = await company(origin);
  assert.deepEqual([refused, shown], [true, 0]);
});

it("page-search: suggests pages of the site alone, each once, up to the limit", async (t) => {
  const elsewhere = ["javascript:alert(1)", "//evil.example", "/\\evil.example", "https://evil.example/", "shop", ""];
  const list = [...elsewhere, "/shop", "/shop", "/a<b>", ...Array.from({ length: 5000 }, (_, at) => `/p/${at}`)];
  const { origin } = await suite(t, { [search]: answer(list.map((loc) => ({ loc }))) });
  const { shown } = await tools["page search"].use(origin);
  assert.deepEqual(
    shown.map(({ loc }) => loc),
    ["/shop", "/a<b>", ...Array.from({ length: 13 }, (_, at) => `/p/${at}`)],
  );
});
