import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore, spy, stub } from "sinon";
import { createCodeEdit } from "#links/common/short-link/code-edit.store.ts";
import { copyText, createCopying } from "#links/common/short-link/copying.store.ts";
import shortLinkCss from "#links/common/short-link/short-link.css";
import { ShortLink } from "#links/common/short-link/ShortLink.tsx";
import { links } from "#links/i18n/en.json";
import { failures } from "#shared/i18n/en.json";
import { connect } from "#shared/suite/index.ts";
import { buttonCss, fieldCss, spinnerCss, statusCss, toolCss } from "#shared/ui/index.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { emptyPage, stage } from "#test/widgets/shared/ui/render.ts";

const linkTexts = { ...failures, ...links };

const host = "https://sho.rt/r/";

/** Last link of the demo suite, which has no clicks; its code is unique to this run. */
async function place(code = `t-${crypto.randomUUID().slice(0, 8)}`) {
  const client = connect(location.origin);
  const staged = stage(spinnerCss, buttonCss, fieldCss, statusCss, toolCss, shortLinkCss);
  const changed = spy();
  const edit = createCodeEdit(client, code, changed, () => {});
  const copying = createCopying();
  const copy = spy(() => void copying.copy(host + edit.state.get().code));
  staged.render(<ShortLink id="code" host={host} edit={edit} copying={copying} texts={linkTexts} onCopy={copy} />);
  return { ...staged, code, edit, copying, copy, changed, focused: () => staged.shadow.activeElement?.part.value };
}
/** Returns a code that the suite has stored. */
async function placeKnown() {
  const placed = await place("sLw");
  placed.edit.edit();
  placed.edit.type(`t-${crypto.randomUUID().slice(0, 8)}`);
  await placed.edit.save();
  await until(() => placed.find("[part=code]"));
  return placed;
}
const press = (key: string) => sendKeys({ press: key });

/** Returns the content of the clipboard by pasting it. */
async function pasted(): Promise<string> {
  const field = document.createElement("textarea");
  document.body.append(field);
  field.focus();
  await sendKeys({ down: "Control" });
  await press("v");
  await sendKeys({ up: "Control" });
  return field.value;
}

describe("short link", () => {
  // the first call starts the suite
  before(async () => {
    const params = { db: "suite", login: "admin", password: "admin" };
    await fetch("/web/session/authenticate", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", params }),
    });
  });
  afterEach(() => {
    restore();
    emptyPage();
  });

  it("is an address that runs from left to right, with its buttons", async () => {
    document.documentElement.dir = "rtl";
    const { host: element, find, code } = await place();
    expect([find("[part=address]").textContent, getComputedStyle(find("[part=address]")).direction]).to.deep.equal([
      host + code,
      "ltr",
    ]);
    expect(find("[part=edit]").getAttribute("aria-label")).to.equal("Edit the code");
    await expect(element).to.be.accessible();
    for (const part of ["edit", "copy"])
      expect(find(`[part=${part}]`).getBoundingClientRect().height, part).to.be.at.least(24);
  });

  it("is edited in place: the field has the focus, and its text is selected", async () => {
    const { host: element, find, code, focused } = await place();
    find("[part=edit]").focus();
    await press("Enter");
    await until(() => focused() === "input");
    const input = find<HTMLInputElement>("input");
    expect([input.value, input.selectionStart, input.selectionEnd, input.labels![0]!.textContent]).to.deep.equal([
      code,
      0,
      code.length,
      "Code",
    ]);
    await expect(element).to.be.accessible();
  });

  it("keeps its code after Escape, which does not propagate, and after a click on cancel; the focus returns", async () => {
    const { host: element, find, code, focused, edit } = await place();
    const around = spy();
    element.addEventListener("keydown", around);
    for (const cancel of [() => press("Escape"), () => Promise.resolve(find("[part=cancel]").click())]) {
      edit.edit();
      await until(() => focused() === "input");
      await sendKeys({ type: "half" });
      around.resetHistory();
      await cancel();
      await until(() => find("[part=code]"));
      expect([find("[part=code]").textContent, focused(), around.callCount]).to.deep.equal([code, "edit", 0]);
    }
  });

  it("takes the typed code on Enter", async () => {
    const { find, changed, focused, edit } = await placeKnown();
    const { code } = edit.state.get();
    find("[part=edit]").click();
    await until(() => focused() === "input");
    await sendKeys({ type: `${code}-2` });
    await press("Enter");
    await until(() => find("[part=code]")?.textContent === `${code}-2`);
    expect(changed.lastCall.args).to.deep.equal([code, `${code}-2`]);
    expect(focused()).to.equal("edit");
  });

  it("shows what is wrong, and keeps the typed code", async () => {
    const { host: element, find, edit } = await placeKnown();
    const wrong = { "": linkTexts.codeEmpty, "a b": linkTexts.codeOdd, chair: linkTexts.codeTaken };
    edit.edit();
    await until(() => find("input"));
    for (const [text, problem] of Object.entries(wrong)) {
      edit.type(text);
      find("[part=ok]").click();
      await until(() => find("[role=alert]")?.textContent === problem);
      expect(find<HTMLInputElement>("input").value).to.equal(text);
      await expect(element).to.be.accessible();
    }
  });

  it("fits 280 px with text of double size, displayed and edited", async () => {
    const { host: element, edit } = await place("x".repeat(120));
    element.style.cssText = "display: block; inline-size: 280px; font-size: 32px";
    expect(element.scrollWidth).to.be.at.most(280);
    edit.edit();
    await new Promise(requestAnimationFrame);
    expect(element.scrollWidth).to.be.at.most(280);
  });

  it("is copied by the browser's clipboard, or by the older command, and shows this", async () => {
    for (const allowed of [true, false]) {
      const { find, code } = await place();
      const wanted = stub(navigator.clipboard, "writeText");
      if (allowed) wanted.resolves();
      else wanted.rejects(new DOMException("not allowed", "NotAllowedError"));
      find("[part=copy]").focus();
      await press("Enter");
      await until(() => find("[part=copy]").textContent === "Copied");
      expect([wanted.lastCall.args, find("[role=status]").textContent]).to.deep.equal([[host + code], "Copied"]);
      if (!allowed) expect(await pasted()).to.equal(host + code);
      restore();
      emptyPage();
    }
  });

  it("shows a hint if the browser refuses the copy", async () => {
    const { find, copy } = await place();
    stub(navigator.clipboard, "writeText").rejects(new DOMException("not allowed", "NotAllowedError"));
    stub(Document.prototype, "execCommand").returns(false);
    find("[part=copy]").click();
    await until(() => find("[role=status]").textContent);
    expect([find("[role=status]").textContent, find("[part=copy]").textContent, copy.callCount]).to.deep.equal([
      linkTexts.copyRefused,
      "Copy",
      1,
    ]);
    expect(find("[role=status]").offsetHeight).to.be.greaterThan(1);
  });

  it("is copied although the page has a copy listener, and removes its own", async () => {
    stub(navigator.clipboard, "writeText").rejects(new DOMException("not allowed", "NotAllowedError"));
    const page = (event: ClipboardEvent) => event.clipboardData!.setData("text/plain", "the page's");
    document.addEventListener("copy", page, { capture: true });
    const button = document.createElement("button");
    const copied = new Promise<boolean>((resolve) => (button.onclick = () => resolve(copyText("ours"))));
    document.body.append(button);
    button.focus();
    await press("Enter");
    expect([await copied, await pasted()]).to.deep.equal([true, "ours"]);
    document.removeEventListener("copy", page, { capture: true });
    const later = new ClipboardEvent("copy", { cancelable: true, bubbles: true });
    document.body.dispatchEvent(later);
    expect(later.defaultPrevented).to.equal(false);
  });
});
