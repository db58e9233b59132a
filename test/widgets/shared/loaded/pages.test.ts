import { expect } from "@open-wc/testing";
import { restore, type SinonSpy, spy, stub } from "sinon";
import { pageRegistry } from "#shared/element/index.ts";
import { pagesOf } from "#shared/loaded/pages.ts";
import { connect } from "#shared/suite/index.ts";
import { post } from "#shared/suite/post.ts";

const server = location.origin;
const load = (path: string, lang = "en") =>
  pagesOf(server).load(path, lang, document.body, new AbortController().signal);

/** Paths of all requests since the start of the test. */
let requests: SinonSpy<Parameters<typeof fetch>, ReturnType<typeof fetch>>;
const paths = () => requests.args.map(([request]) => new URL((request as Request).url).pathname);

const answer = ({ url }: Request, content: string, status = 200) =>
  Object.defineProperty(new Response(content, { status }), "url", { value: url });
const withToken = (request: Request, token: string) =>
  answer(request, `<form><input type="hidden" name="csrf_token" value="${token}"></form>`);

const login = { login: "unknown", password: "wrong" };

describe("loaded pages", () => {
  beforeEach(() => {
    pageRegistry().stores?.clear();
    requests = spy(globalThis, "fetch");
  });
  afterEach(restore);

  it("give the token of their inline script to form posts", async () => {
    expect(connect(server).csrfToken()).to.equal(undefined);
    await load("/contactus");
    expect(connect(server).csrfToken()).to.match(/^[0-9a-f]{40}o$/);
    expect(await post(connect(server), "/web/login", login)).to.contain("Wrong login/password");
  });

  it("are read again after a refusal of the token, and the form is sent once more", async () => {
    await load("/contactus");
    const token = connect(server).loadedToken;
    connect(server).loadedToken = `${"0".repeat(40)}o`;
    expect(await post(connect(server), "/web/login", login)).to.contain("Wrong login/password");
    expect(connect(server).loadedToken).to.equal(token);
    expect(paths().slice(-3)).to.deep.equal(["/web/login", "/en_US/contactus", "/web/login"]);
  });

  it("are read again once: a second refusal is an ended session", async () => {
    let tokens = 0;
    restore();
    const posts: string[] = [];
    stub(globalThis, "fetch").callsFake(async (input) => {
      const request = input as Request;
      if (request.method === "GET") return withToken(request, `token${++tokens}`);
      posts.push(new URLSearchParams(await request.text()).get("csrf_token")!);
      return answer(request, "", 400);
    });
    await load("/contactus");
    const error = await post(connect(server), "/web/login", login).catch((reason: unknown) => reason);
    expect(error).to.deep.include({ kind: "session" });
    expect(posts).to.deep.equal(["token1", "token2"]);
  });

  it("are not asked for again where the suite gives the same token", async () => {
    restore();
    let posts = 0;
    stub(globalThis, "fetch").callsFake(async (input) => {
      const request = input as Request;
      if (request.method === "GET") return withToken(request, "same");
      posts++;
      return answer(request, "", 400);
    });
    await load("/contactus");
    await post(connect(server), "/web/login", login).catch(() => {});
    expect(posts).to.equal(1);
  });

  it("are in the language of the element, and of the visitor where the suite lacks it", async () => {
    const { address } = (await load("/contactus", "fr"))!;
    expect(new URL(address).pathname).to.equal("/fr_FR/contactus");
    await load("/contactus", "sv-SE");
    await load("/shop", "sv-SE");
    expect(paths()).to.deep.equal(["/fr_FR/contactus", "/sv_SE/contactus", "/contactus", "/shop"]);
  });

  it("keep the language of their address", async () => {
    await load("/de_DE/contactus", "fr");
    await load("/contactus", "ar");
    expect(paths()).to.deep.equal(["/de_DE/contactus", "/ar_001/contactus"]);
  });

  it("are missing in every language", async () => {
    expect(await load("/shop/product/999999", "de")).to.equal(null);
    expect(paths()).to.deep.equal(["/de_DE/shop/product/999999", "/shop/product/999999"]);
  });
});
