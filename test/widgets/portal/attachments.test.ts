import { expect, oneEvent } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import attachmentViewer from "#portal/attachment-viewer/attachment-viewer.element.ts";
import attachments from "#portal/attachments/attachments.element.ts";
import { define } from "#shared/element/index.ts";
import { until } from "../shared/state/visitor.ts";
import { blockFrames, leadsAway, part, place } from "../website/outside.ts";

define(attachments);
define(attachmentViewer);

interface Viewer extends HTMLElement {
  open(id: number): void;
  close(): void;
}

const items = [
  { id: 100001, name: "Bench.png", mimetype: "image/png" },
  { id: 2, name: "Archive", mimetype: "application/zip" },
  { id: 3, name: "Seat.pdf", mimetype: "application/pdf" },
  { id: 4, name: "How it is made", type: "url", url: "https://youtu.be/aqz-KE-bpKQ" },
];

const attribute = (list: object) => `data-items='${JSON.stringify(list)}'`;
const isOpen = (host: Element) => !!part<HTMLDialogElement>(host, "dialog")?.open;
const name = (host: Element) => part(host, "name")?.textContent;

/** Items; the first picture is a file of the demo. */
async function open(list: object = items, id = 100001) {
  const host = (await place(`<suite-attachment-viewer ${attribute(list)}></suite-attachment-viewer>`)) as Viewer;
  host.open(id);
  await until(() => isOpen(host));
  return host;
}

async function openPicture() {
  const host = await open();
  const picture = part<HTMLImageElement>(host, "picture")!;
  await until(() => picture.complete && picture.naturalWidth > 0);
  const scale = () => part(host, "pane")!.style.getPropertyValue("--_scale");
  return { host, scale };
}

describe("suite-attachment-viewer", () => {
  before(async () => {
    blockFrames();
    await setViewport({ width: 800, height: 600 });
  });
  afterEach(restore);

  it("moves through files by keys and buttons, and dispatches events", async () => {
    const host = await open();
    const ids: number[] = [];
    host.addEventListener("suite-attachment-change", (event) => ids.push((event as CustomEvent).detail.id));
    expect(name(host)).to.equal("Bench.png");
    await expect(host).to.be.accessible();
    part(host, "previous")!.click();
    await until(() => name(host) === "How it is made");
    part(host, "close")!.focus();
    await sendKeys({ press: "ArrowRight" });
    await until(() => name(host) === "Bench.png");
    await sendKeys({ press: "End" });
    await until(() => name(host) === "How it is made");
    await sendKeys({ press: "Home" });
    await until(() => name(host) === "Bench.png");
    // the removed dialog had the focus
    part(host, "pane")!.focus();
    await sendKeys({ press: "ArrowRight" });
    await until(() => name(host) === "Seat.pdf");
    await sendKeys({ press: "ArrowRight" });
    await until(() => name(host) === "How it is made");
    expect(ids).to.deep.equal([4, 100001, 4, 100001, 3, 4]);
    await sendKeys({ press: "Home" });
    await until(() => name(host) === "Bench.png");
    expect(new URL(part<HTMLAnchorElement>(host, "download")!.href).search).to.equal("?download=true");
    const hidden = oneEvent(host, "suite-popup-hide");
    await sendKeys({ press: "Escape" });
    await hidden;
    await until(() => !isOpen(host));
  });

  it("stays closed if the page cancels the event", async () => {
    const host = (await place(`<suite-attachment-viewer ${attribute(items)}></suite-attachment-viewer>`)) as Viewer;
    host.addEventListener("suite-popup-show", (event) => event.preventDefault(), { once: true });
    host.open(3);
    expect(host.matches(":state(open)")).to.equal(false);
    host.open(3);
    await until(() => isOpen(host));
  });

  it("counts each press, also one before the last is rendered", async () => {
    const host = await open();
    const pane = part(host, "pane")!;
    const press = () =>
      pane.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, composed: true }));
    press();
    press();
    await until(() => name(host) === "How it is made");
    const next = part(host, "next")!;
    next.click();
    next.click();
    await until(() => name(host) === "Seat.pdf");
  });

  it("enlarges a picture by buttons, wheel and fingers, and rotates it", async () => {
    const { host, scale } = await openPicture();
    const isOff = (tool: string) => part(host, tool)!.ariaDisabled;
    expect([isOff("zoom-in"), isOff("zoom-out"), isOff("zoom-reset")]).to.deep.equal(["false", "true", "true"]);
    part(host, "zoom-out")!.click();
    for (let presses = 0; presses < 20; presses++) part(host, "zoom-in")!.click();
    await until(() => isOff("zoom-in") === "true");
    expect(isOff("zoom-out")).to.equal("false");
    part(host, "zoom-reset")!.click();
    part(host, "zoom-in")!.click();
    await until(() => scale() === "1.5");
    const pane = part(host, "pane")!;
    pane.dispatchEvent(new WheelEvent("wheel", { deltaY: 100, bubbles: true, cancelable: true }));
    await until(() => scale() === "1.4");
    part(host, "zoom-reset")!.click();
    await until(() => scale() === "1");
    part(host, "rotate")!.click();
    await until(() => pane.style.getPropertyValue("--_angle") === "90deg");
    part(host, "zoom-reset")!.click();
    expect(pane.style.getPropertyValue("--_angle")).to.equal("90deg");

    // synthetic pointers cannot be captured
    stub(pane, "setPointerCapture");
    const touch = (type: string, pointerId: number, clientX: number) =>
      pane.dispatchEvent(new PointerEvent(type, { pointerId, clientX, clientY: 300, bubbles: true }));
    touch("pointerdown", 1, 350);
    touch("pointerdown", 2, 450);
    touch("pointermove", 2, 550);
    await until(() => scale() === "2");
    await expect(host).to.be.accessible();
  });

  it("moves an enlarged picture by keys, and stays open", async () => {
    const { host, scale } = await openPicture();
    const pane = part(host, "pane")!;
    for (let press = 0; press < 2; press++) part(host, "zoom-in")!.click();
    await until(() => scale() === "2");
    pane.focus();
    await sendKeys({ press: "ArrowRight" });
    await until(() => pane.style.getPropertyValue("--_x") === "-80px");
    expect(name(host)).to.equal("Bench.png");
    const closed = oneEvent(host, "suite-popup-hide");
    pane.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
    await closed;
  });

  it("prints a picture in a window, or reports that none opened", async () => {
    const { host } = await openPicture();
    stub(window, "open").returns(null);
    part(host, "print")!.click();
    await until(() => part(host, "status")!.textContent!.includes("blocked"));
  });

  it("shows a message if the browser shows no PDF, and if the page's policy forbids frames", async () => {
    const host = await open(items, 3);
    // with and without a viewer: the policy of this page forbids the frame
    await until(() => part(host, "broken"));
    expect(part(host, "broken")!.parentElement!.querySelector("a")!.search).to.equal("?download=true");
    await expect(host).to.be.accessible();
  });

  it("offers the download of a video that does not load", async () => {
    const host = await open([{ id: 987654, name: "Tour.mp4", mimetype: "video/mp4" }], 987654);
    await until(() => part(host, "broken"));
    expect(part(host, "broken")!.textContent).to.equal("This file could not be loaded.");
    expect([part(host, "player"), name(host)]).to.deep.equal([null, "Tour.mp4"]);
    await expect(host).to.be.accessible();
  });

  it("requests a video of another site only after a press", async () => {
    const host = await open(items, 4);
    expect(part(host, "player")).to.equal(null);
    expect(part(host, "note")!.textContent).to.contain("www.youtube-nocookie.com");
    part(host, "play")!.click();
    await until(() => part(host, "player"));
    const player = part<HTMLIFrameElement>(host, "player")!;
    expect([player.src.includes("embed/aqz-KE-bpKQ"), leadsAway(player)]).to.deep.equal([true, false]);
  });

  it("runs no script of a text", async () => {
    const host = (await place(
      `<suite-attachment-viewer ${attribute([{ id: 9, mimetype: "text/html" }])}></suite-attachment-viewer>`,
    )) as Viewer;
    let sandbox: string | null | undefined;
    const watch = new MutationObserver(() => (sandbox ??= part(host, "document")?.getAttribute("sandbox")));
    watch.observe(host.shadowRoot!, { childList: true, subtree: true });
    host.open(9);
    await until(() => sandbox !== undefined);
    expect(sandbox).to.equal("");
  });
});

describe("suite-attachments", () => {
  it("opens files in a dialog, which returns the focus, or downloads them", async () => {
    const host = await place(`<suite-attachments ${attribute(items)}></suite-attachments>`);
    const all = [...host.shadowRoot!.querySelectorAll<HTMLElement>("[part=attachment]")];
    expect(all.map(({ localName }) => localName)).to.deep.equal(["button", "a", "button", "button"]);
    await expect(host).to.be.accessible();
    all[0]!.focus();
    const opened = oneEvent(host, "suite-attachment-open");
    await sendKeys({ press: "Enter" });
    expect((await opened).detail).to.deep.equal({ id: 100001 });
    await until(() => isOpen(host));
    await sendKeys({ press: "Escape" });
    await until(() => !isOpen(host));
    expect(host.shadowRoot!.activeElement === all[0]).to.equal(true);
  });

  it("opens the author's links without changing them, and ignores other links", async () => {
    const foreign = `<a href="https://elsewhere.example/web/content/8">there.txt</a>`;
    const links = `<a href="/web/content/7?access_token=t">plan.txt</a><a href="#elsewhere">Orders</a>${foreign}`;
    const host = await place(`<suite-attachments>${links}</suite-attachments>`);
    const [file, other, there] = [...host.querySelectorAll("a")];
    other!.click();
    expect(isOpen(host)).to.equal(false);
    file!.focus();
    file!.click();
    await until(() => isOpen(host));
    expect(name(host)).to.equal("plan.txt");
    // a link to another site is no attachment of the suite
    expect([!!there, part(host, "next")]).to.deep.equal([true, null]);
    part(host, "close")!.click();
    await until(() => !isOpen(host));
    expect(document.activeElement === file).to.equal(true);
    expect(host.innerHTML).to.equal(links);
    history.replaceState(null, "", location.pathname + location.search);
  });

  it("stays closed if the page cancels the event", async () => {
    const host = await place(`<suite-attachments ${attribute(items)}></suite-attachments>`);
    host.addEventListener("suite-attachment-open", (event) => event.preventDefault());
    part(host, "attachment")!.click();
    expect(isOpen(host)).to.equal(false);
  });
});
