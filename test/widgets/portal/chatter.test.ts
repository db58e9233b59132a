import { expect, fixture } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { pageRegistry } from "#shared/element/index.ts";
import { until } from "../shared/state/visitor.ts";
import { answer, messageOf, place, type } from "./chatter-suite.ts";

describe("suite-chatter", () => {
  beforeEach(() => pageRegistry().stores?.clear());
  afterEach(restore);

  it("shows authors, texts and files, and runs no script", async () => {
    const file = { id: 766, name: "spec.pdf", mimetype: "application/pdf", access_token: "6f&x" };
    answer({
      messages: [messageOf(9, "<p>See <img src=x onerror=alert(1)><b>this</b></p>", { attachment_ids: [file] })],
    });
    const { host, parts } = await place();
    await until(() => parts("content")[0]?.textContent === "See this");
    expect(parts("author")[0]!.textContent).to.equal("Joel Willis");
    const time = parts("date")[0] as HTMLTimeElement;
    expect(time.dateTime).to.equal("2026-11-21T05:46:30.000Z");
    const full = /^Published on November 2\d, 2026.+ \(\d+ \w+ ago\)$/;
    expect(time.title, "when it was, and how long ago that is").to.match(full);
    const [seen, heard] = time.children as HTMLCollectionOf<HTMLElement>;
    expect([seen!.textContent, seen!.ariaHidden]).to.deep.equal([time.title.match(/\((.+)\)$/)![1], "true"]);
    expect(heard!.textContent, "screen readers get all of it").to.match(full);
    expect(heard!.getBoundingClientRect().width, "the short form alone is seen").to.be.at.most(1);
    const link = parts("attachments")[0]!.querySelector("a")!;
    expect(new URL(link.href).search).to.equal("?download=true&access_token=6f%26x");
    expect(parts("content")[0]!.querySelector("[onerror]") === null).to.equal(true);
    await expect(host).to.be.accessible();
  });

  it("shows which fields a message says were changed", async () => {
    const tracking_value_ids = [
      { changed_field: "Stage", old_value: "New", new_value: "Won" },
      { changed_field: "Revenue", old_value: false, new_value: "<b>12.5</b>" },
    ];
    answer({ messages: [messageOf(9, "", { tracking_value_ids })] });
    const { parts } = await place();
    await until(() => parts("changes").length === 1);
    const rows = [...parts("changes")[0]!.children].map(({ textContent }) => textContent.replace(/\s+/g, " ").trim());
    expect(rows).to.deep.equal(["Stage: New Won", "Revenue: <b>12.5</b>"]);
  });

  it("shows a message without comments, and the sign-in hint", async () => {
    answer({ messages: [], mayPost: false });
    const { host, parts } = await place();
    expect(parts("count")[0]!.textContent).to.equal("There are no comments for now.");
    expect(parts("composer").length).to.equal(0);
    expect(parts("login")[0]!.querySelector("a")!.pathname).to.equal("/web/login");
    await expect(host).to.be.accessible();
  });

  it("links to the page to sign in, with a redirect back to the page for any path", async () => {
    const { href } = location;
    history.replaceState(null, "", `${location.origin}//evil.example/x`);
    answer({ messages: [], mayPost: false });
    const { parts } = await place();
    const { search } = parts("login")[0]!.querySelector("a")!;
    history.replaceState(null, "", href);
    expect(new URLSearchParams(search).get("redirect")).to.equal("/evil.example/x#discussion");
  });

  it("posts a message, and shows it once the suite has stored it", async () => {
    const messages = [messageOf(1)];
    const paths = answer({
      messages,
      post: (body) => {
        messages.unshift(messageOf(2, `<p>${body.get("message")}</p>`));
        return Promise.resolve(new Response(null, { status: 204 }));
      },
    });
    const placed = await place();
    const input = await type(placed, "Thank you");
    await until(() => placed.parts("message").length === 2);
    expect(input.value).to.equal("");
    expect(paths.filter((path) => path === "/mail/chatter_post").length).to.equal(1);
  });

  it("keeps a message in the composer if the suite only redirects", async () => {
    answer();
    const placed = await place();
    const input = await type(placed, "Thank you");
    await until(() => placed.parts("failure").length === 1);
    expect(input.value).to.equal("Thank you");
    await expect(placed.host).to.be.accessible();
  });

  it("shows an error for messages without access, and loads them by the retry button", async () => {
    let isForbidden = true;
    stub(console, "error");
    answer({ isForbidden: () => isForbidden });
    const { host, parts } = await place('data-token="wrong"');
    expect(parts("failure")[0]!.textContent).to.contain("You do not have access to this.");
    expect([parts("count"), parts("composer"), parts("skeleton")].map(({ length }) => length)).to.deep.equal([0, 0, 0]);
    expect(host.matches(":state(error)")).to.equal(true);
    await expect(host).to.be.accessible();
    isForbidden = false;
    parts("retry")[0]!.focus();
    parts("retry")[0]!.click();
    await until(() => parts("message").length === 1 && !host.matches(":state(error)"));
    expect(host.shadowRoot!.activeElement?.matches(".chatter"), "the button that had the focus is gone").to.equal(true);
  });

  it("has pages of ten messages, with five page buttons", async () => {
    const offsets: unknown[] = [];
    answer({ messages: Array.from({ length: 70 }, (_, index) => messageOf(70 - index)), offsets });
    const { host, parts } = await place();
    const details: unknown[] = [];
    host.addEventListener("suite-chatter-page", (event) => details.push((event as CustomEvent).detail));
    const names = () => parts("page").map((page) => page.ariaLabel!);
    const press = (name: string) => parts("page")[names().indexOf(name)]!.click();
    const room = parts("pager")[0]!.offsetHeight;
    await until(() => names().length);
    expect(parts("pager")[0]!.offsetHeight, "what stands below has moved").to.equal(room);
    expect(names()).to.deep.equal(["Page 1", "Page 2", "Page 3", "Page 4", "Page 5", "Next page"]);
    press("Page 5");
    await until(() => details.length === 1);
    const middle = ["Page 3", "Page 4", "Page 5", "Page 6", "Page 7"];
    await until(() => names()[1] === "Page 3");
    expect(names()).to.deep.equal(["Previous page", ...middle, "Next page"]);
    expect(parts("page").find((page) => page.getAttribute("aria-current"))!.ariaLabel).to.equal("Page 5");
    await expect(host).to.be.accessible();
    press("Page 6");
    await until(() => details.length === 2);
    await until(() => parts("page").some((page) => page.matches("[aria-current][aria-label='Page 6']")));
    parts("page").at(-1)!.focus();
    press("Next page");
    await until(() => names().length === 6);
    expect(names()).to.deep.equal(["Previous page", ...middle]);
    expect(host.shadowRoot!.activeElement === parts("pager")[0], "the button that had the focus is gone").to.equal(
      true,
    );
    await until(() => details.length === 3);
    expect([offsets, details]).to.deep.equal([
      [0, 40, 50, 60],
      [{ page: 5 }, { page: 6 }, { page: 7 }],
    ]);
  });

  it("inserts quotes into the first of two chatters in which the visitor may write", async () => {
    answer();
    const two = await fixture<HTMLElement>(
      `<div>${[1, 2].map((id) => `<suite-chatter data-res-model="blog.post" data-res-id="${id}" data-allow-composer="${id - 1}"></suite-chatter>`).join("")}</div>`,
    );
    const [first, second] = two.querySelectorAll("suite-chatter");
    const input = (host: Element) => host.shadowRoot?.querySelector("textarea");
    await until(() => input(second!) && first!.shadowRoot!.querySelector("[part=count]"));
    const detail = { text: "> Which wax? ", server: location.origin };
    dispatchEvent(new CustomEvent("suite-chatter-quote", { detail, cancelable: true }));
    await until(() => input(second!)!.value === "> Which wax? ");
    expect(input(first!)).to.equal(null);
  });

  it("inserts a quote into the composer", async () => {
    answer();
    const { parts } = await place();
    const detail = { text: '"A small bridge" ', server: location.origin };
    dispatchEvent(new CustomEvent("suite-chatter-quote", { detail, cancelable: true }));
    await until(() => (parts("input")[0] as HTMLTextAreaElement).value === '"A small bridge" ');
  });

  it("shows the sign-in hint for a quote without the right to write", async () => {
    answer({ mayPost: false });
    const { host, parts } = await place();
    await until(() => parts("login").length);
    const detail = { text: '"A small bridge" ', server: location.origin };
    dispatchEvent(new CustomEvent("suite-chatter-quote", { detail, cancelable: true }));
    await until(() => host.shadowRoot!.activeElement?.matches("[part=login] a"));
    expect(host.shadowRoot!.querySelector("[role=status]")!.textContent).to.equal(
      "You must be logged in to post a comment.",
    );
    const { top, bottom } = parts("login")[0]!.getBoundingClientRect();
    expect(top >= 0 && bottom <= innerHeight).to.equal(true);
  });

  it("unpublishes a message for a publisher", async () => {
    const paths = answer({ isPublisher: true });
    const { parts } = await place();
    parts("publish")[0]!.click();
    await until(() => parts("publish")[0]!.ariaChecked === "false");
    expect(paths.at(-1)).to.equal("/website/publish");
  });

  it("keeps a message published, and the draft, if the suite refuses", async () => {
    let isForbidden = false;
    stub(console, "error");
    answer({ isPublisher: true, isForbidden: () => isForbidden });
    const placed = await place();
    const { host, parts } = placed;
    isForbidden = true;
    parts("publish")[0]!.click();
    await until(() => parts("failure").length === 1);
    expect([parts("publish")[0]!.ariaChecked, parts("message").length]).to.deep.equal(["true", 1]);
    const input = await type(placed, "Thank you");
    await until(() => parts("failure").length === 2);
    const refused = "Your message was not posted. You do not have access to this.";
    expect(parts("failure").some(({ textContent }) => textContent.includes(refused))).to.equal(true);
    expect(input.value).to.equal("Thank you");
    await expect(host).to.be.accessible();
  });

  it("offers stars if the record has ratings", async () => {
    answer({ messages: [messageOf(3, "<p>Four</p>", { rating_value: 8 })] });
    const { host, parts } = await place("data-rating");
    expect(parts("stars")[0]!.ariaLabel).to.equal("4 of 5 stars");
    expect(parts("rating")[0]!.querySelectorAll("[type=radio]").length).to.equal(5);
    expect(getComputedStyle(parts("rating")[0]!).display, "its styles are adopted").to.equal("flex");
    expect(getComputedStyle(parts("stars")[0]!).display).to.contain("flex");
    await expect(host).to.be.accessible();
  });

  it("filters by stars after a press on a bar, in the element or elsewhere in the page", async () => {
    const stats = { avg: 9, total: 2, percent: { 8: 50, 10: 50 } };
    const domains: unknown[] = [];
    const paths = answer({ messages: [messageOf(4, "<p>Five</p>", { rating_value: 10 })], stats, domains });
    const { parts } = await place("data-rating");
    await until(() => parts("share").length === 5);
    expect(parts("average")[0]!.textContent).to.contain("4.5");
    expect(parts("share").map(({ textContent }) => textContent.replace(/\s+/g, " "))).to.include("4 stars 50%");
    parts("share")[1]!.click();
    await until(() => domains.length === 2);
    expect([paths.at(-1), domains[1]]).to.deep.equal(["/mail/chatter_fetch", [["rating_value", "=", 8]]]);
    await until(() => parts("share")[1]!.ariaPressed === "true");

    const detail = { rating: 5, model: "blog.post", resId: 1, server: location.origin };
    dispatchEvent(new CustomEvent("suite-rating-filter", { detail: { ...detail, resId: 2 }, cancelable: true }));
    dispatchEvent(new CustomEvent("suite-rating-filter", { detail, cancelable: true }));
    await until(() => parts("share")[0]!.ariaPressed === "true");
    await until(() => domains.length === 3);
    expect(domains[2]).to.deep.equal([["rating_value", "=", 10]]);
    parts("all")[0]!.click();
    await until(() => domains.length === 4);
    expect(domains[3]).to.deep.equal([]);
    await until(() => !parts("all").length);
  });
});
