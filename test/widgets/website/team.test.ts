import { expect, fixture, nextFrame } from "@open-wc/testing";
import { restore, spy, stub } from "sinon";
import linkTracker from "#links/link-tracker/link-tracker.element.ts";
import { define, pageRegistry } from "#shared/element/index.ts";
import action from "#website/action/action.element.ts";
import companySwitch from "#website/company-switch/company-switch.element.ts";
import customizeMenu from "#website/customize-menu/customize-menu.element.ts";
import pageSearch from "#website/page-search/page-search.element.ts";
import publish from "#website/publish/publish.element.ts";
import websiteSwitch from "#website/website-switch/website-switch.element.ts";
import { newVisitor, until } from "../shared/state/visitor.ts";
import { signIn } from "../sign-in.ts";

const declarations = [publish, action, companySwitch, websiteSwitch, customizeMenu, pageSearch, linkTracker];
for (const declaration of declarations) define(declaration);

const isShown = (host: Element) => host.matches(":state(ready)") && getComputedStyle(host).display !== "none";
const isHidden = (host: Element) =>
  host.matches(":state(absent):not(:state(ready))") && getComputedStyle(host).display === "none";

/** Controls on a page that does not name its user; a style sheet gives them boxes, as `suite.css` does. */
async function insert(): Promise<Element[]> {
  const style = "<style>:is(suite-publish, suite-action) { display: inline-block; min-block-size: 2.5rem }</style>";
  const box = await fixture(`<div>${style}${declarations.map(({ example }) => example).join("")}</div>`);
  return [...box.querySelectorAll(":scope > :not(style)")];
}

describe("controls of the team on a page that does not name its user", () => {
  let calls: sinon.SinonSpy;
  const paths = () =>
    calls.args.map(
      ([request]) => new URL(request instanceof Request ? request.url : String(request), location.href).pathname,
    );

  beforeEach(async () => {
    pageRegistry().stores?.clear();
    await newVisitor();
    calls = spy(window, "fetch");
  });
  afterEach(() => restore());

  it("are hidden from visitors after one call for the session, and make no other call", async () => {
    const hosts = await insert();
    expect(hosts.some(isShown)).to.equal(false);
    await until(() => hosts.every(isHidden), "not hidden");
    expect(paths()).to.deep.equal(["/web/dataset/call_kw/res.users/has_group"]);
  });

  it("are hidden from customers", async () => {
    await signIn("portal");
    const hosts = await insert();
    await until(() => hosts.every(isHidden), "not hidden");
  });

  it("are shown to publishers", async () => {
    await signIn("publisher");
    const hosts = await insert();
    await until(() => hosts.every(isShown), "not shown");
    expect(paths().filter((path) => path.endsWith("has_group"))).to.have.length(1);
  });

  it("hide the page author's content meanwhile and from visitors", async () => {
    const host = await fixture('<suite-action data-action="edit"><a href="#">Edit</a></suite-action>');
    const link = host.querySelector("a")!;
    await until(() => paths().length, "not asked");
    expect(link.checkVisibility()).to.equal(false);
    await until(() => isHidden(host), "not hidden");
    expect(link.checkVisibility()).to.equal(false);
  });

  it("are hidden while the suite is unreachable, report the error, and call again when reinserted", async () => {
    await signIn("publisher");
    calls.restore();
    const broken = stub(window, "fetch").rejects(new TypeError("no"));
    const host = await fixture<HTMLElement>(publish.example);
    await until(() => host.matches(":state(error)"), "no failure");
    expect(isHidden(host)).to.equal(true);
    broken.restore();
    const parent = host.parentElement!;
    host.remove();
    await nextFrame();
    parent.append(host);
    await until(() => isShown(host), "not shown");
  });

  it("are shown if the suite itself wrote their markup", async () => {
    const host = document.createElement("suite-action");
    host.dataset["action"] = "edit";
    host.innerHTML = '<a href="#">Edit</a>';
    const registry = pageRegistry() as { adopted?: WeakSet<Node> };
    (registry.adopted ??= new WeakSet()).add(host);
    (await fixture("<div></div>")).append(host);
    await until(() => isShown(host), "not shown");
    expect(paths()).to.deep.equal([]);
  });

  it("are hidden if a div represents one", async () => {
    const host = document.createElement("suite-action");
    host.dataset["action"] = "edit";
    host.innerHTML = '<div class="suite-action" data-action="edit"><a href="#">Edit</a></div>';
    const registry = pageRegistry() as { adopted?: WeakSet<Node> };
    (registry.adopted ??= new WeakSet()).add(host);
    (await fixture("<div></div>")).append(host);
    await until(() => isHidden(host), "not hidden");
  });
});
