import { expect, fixture } from "@open-wc/testing";
import { bind } from "#website/page-sign-in/page-sign-in.page.ts";
import { until } from "../shared/state/visitor.ts";

const markup = (attributes: string) =>
  `<form class="oe_login_form" method="post" ${attributes}><input name="getAttribute"><button>Log in</button></form>`;

describe("the form to sign in", () => {
  let end: AbortController;
  const sent: string[] = [];
  /** After the chunk's own listener: a test stays on its page. */
  const stop = (event: SubmitEvent) => {
    event.preventDefault();
    sent.push((event.target as HTMLFormElement).getAttributeNode("action")?.value ?? "");
  };

  beforeEach(async () => {
    end = new AbortController();
    sent.length = 0;
    location.hash = "below";
    await bind(end.signal);
    await bind(end.signal);
    addEventListener("submit", stop);
  });
  afterEach(() => {
    end.abort();
    removeEventListener("submit", stop);
    history.replaceState(null, "", location.pathname + location.search);
  });

  const press = (form: Element) => form.querySelector("button")!.click();
  const actionOf = (form: Element) => form.getAttributeNode("action")?.value;

  it("takes the hash of the address along, and is as it was then", async () => {
    const form = await fixture(markup('action="/web/login"'));
    press(form);
    expect(sent).to.deep.equal(["/web/login#below"]);
    await until(() => actionOf(form) === "/web/login");
  });

  it("takes none twice where its own handler runs", async () => {
    press(await fixture(markup('action="/web/login" onsubmit="this.action = this.action + location.hash"')));
    expect(sent.map((action) => action.split("#").slice(1))).to.deep.equal([["below"]]);
  });

  it("leaves it after the end, and leaves other forms alone", async () => {
    press(await fixture(markup('action="/search"').replace("oe_login_form", "")));
    end.abort();
    press(await fixture(markup('action="/web/login"')));
    expect(sent).to.deep.equal(["/search", "/web/login"]);
  });
});
