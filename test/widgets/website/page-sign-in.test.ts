import { expect, fixture } from "@open-wc/testing";
import { bind } from "#website/page-sign-in/page-sign-in.page.ts";
import { until } from "../shared/state/visitor.ts";

const markup = (attributes: string) =>
  `<form class="oe_login_form" method="post" ${attributes}><input name="getAttribute"><button>Log in</button></form>`;

describe("page-sign-in", () => {
  let end: AbortController;
  const sent: string[] = [];
  /** Prevents submissions after the listener of the chunk: the page of the tests must stay. */
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

  it("adds the hash of the address to the form's action, then restores the action", async () => {
    const form = await fixture(markup('action="/web/login"'));
    press(form);
    expect(sent).to.deep.equal(["/web/login#below"]);
    await until(() => actionOf(form) === "/web/login");
  });

  it("adds no second hash if the form's own handler has run", async () => {
    press(await fixture(markup('action="/web/login" onsubmit="this.action = this.action + location.hash"')));
    expect(sent.map((action) => action.split("#").slice(1))).to.deep.equal([["below"]]);
  });

  it("changes nothing after the signal, and ignores other forms", async () => {
    press(await fixture(markup('action="/search"').replace("oe_login_form", "")));
    end.abort();
    press(await fixture(markup('action="/web/login"')));
    expect(sent).to.deep.equal(["/search", "/web/login"]);
  });
});
