import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import declaration from "#portal/sign-in/sign-in.element.ts";
import { focused } from "#shared/a11y/index.ts";
import { define } from "#shared/element/index.ts";
import { newVisitor, until } from "#test/widgets/shared/state/visitor.ts";
import { signIn } from "#test/widgets/sign-in.ts";

define(declaration);

async function place(attributes = "") {
  document.body.innerHTML = `<suite-sign-in ${attributes}></suite-sign-in>`;
  const host = document.querySelector<HTMLElement>("suite-sign-in")!;
  const part = <T extends HTMLElement>(name: string) => host.shadowRoot?.querySelector<T>(`[part=${name}]`);
  await until(() => part("button"));
  return { host, part, button: part("button")! };
}
const dialog = () => document.querySelector<HTMLDialogElement>("dialog.suite-sign-in");

async function fill(login: string, password: string) {
  await until(dialog);
  for (const [name, value] of Object.entries({ login, password }))
    dialog()!.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = value;
  dialog()!.querySelector<HTMLElement>("[type=submit]")!.click();
}

describe("suite-sign-in", () => {
  beforeEach(newVisitor);
  afterEach(async () => {
    document.body.replaceChildren();
    history.replaceState(null, "", location.pathname + location.search);
    await newVisitor();
  });

  it("opens the form over the page, where password managers find it, and gives the focus back", async () => {
    const { host, button } = await place();
    expect(new URL((button as HTMLAnchorElement).href).pathname).to.equal("/web/login");
    button.focus();
    button.click();
    await until(dialog);
    expect(dialog()!.matches(":modal")).to.equal(true);
    expect(dialog()!.parentElement).to.equal(document.body);
    expect([...dialog()!.querySelectorAll("input")].map(({ autocomplete }) => autocomplete)).to.deep.equal([
      "username",
      "current-password",
    ]);
    await expect(dialog()!).to.be.accessible();
    expect(host.outerHTML).to.equal("<suite-sign-in></suite-sign-in>");
    await sendKeys({ press: "Escape" });
    await until(() => !dialog());
    expect(focused()).to.equal(button);
  });

  it("says that name or password is wrong, and keeps the name", async () => {
    const { button } = await place();
    button.click();
    await fill("portal", "wrong");
    await until(() => dialog()!.querySelector("[role=alert]")!.textContent);
    expect(dialog()!.querySelector("[role=alert]")!.textContent).to.equal("Wrong email or password.");
    expect(dialog()!.querySelector<HTMLInputElement>("[name=login]")!.value).to.equal("portal");
    expect((document.activeElement as HTMLInputElement).name).to.equal("password");
  });

  it("announces that the visitor has signed in, and leads on", async () => {
    const { host, button } = await place('data-then="#done"');
    const changes: unknown[] = [];
    host.addEventListener("suite-visitor-change", ({ detail }: CustomEventInit<object>) => changes.push(detail));
    button.click();
    await fill("portal", "portal");
    await until(() => location.hash === "#done");
    expect(changes).to.deep.equal([{ signedIn: true }]);
  });

  it("shows who is signed in, with a menu of the portal's pages", async () => {
    await signIn("portal");
    const { host, part, button } = await place();
    expect(host.matches(":state(signed-in)")).to.equal(true);
    expect(button.textContent.trim()).not.to.equal("");
    expect(part("menu")!.checkVisibility()).to.equal(false);
    button.focus();
    button.click();
    await until(() => part("menu")!.checkVisibility());
    const links = [...host.shadowRoot!.querySelectorAll<HTMLAnchorElement>("li a")];
    expect(links.map(({ href }) => new URL(href).pathname)).to.include.members([
      "/my",
      "/my/orders",
      "/web/session/logout",
    ]);
    expect(links.some(({ textContent }) => /\d/.test(textContent))).to.equal(false);
    await expect(host).to.be.accessible();
    await sendKeys({ press: "Escape" });
    await until(() => !part("menu")!.checkVisibility());
    expect(focused()).to.equal(button);
  });
});
