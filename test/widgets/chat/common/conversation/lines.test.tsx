import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore, useFakeTimers } from "sinon";
import { pageRegistry } from "#shared/element/index.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { emptyPage } from "#test/widgets/shared/ui/render.ts";
import { HandConversation, line } from "./hand-conversation.ts";
import { place } from "./placed-thread.tsx";

describe("lines of a thread", () => {
  afterEach(() => {
    restore();
    emptyPage();
    pageRegistry().stores?.clear();
  });

  it("have days, and author and time only when they change", async () => {
    const { conversation, shadow, rows } = place();
    const now = Date.now();
    const day = 86_400_000;
    const noon = new Date(now).setHours(0, 0, 0, 0) - day / 2;
    conversation.messages.set([
      line(1, { date: Date.UTC(2020, 1, 3, 12) }),
      line(2, { date: noon }),
      line(3, { date: noon + 60_000 }),
      line(4, { date: now, author: null, own: true }),
      line(5, { date: now + 1, author: [9, ""] }),
    ]);
    await until(() => rows().length === 5);
    expect([...shadow.querySelectorAll("[part=day]")].map(({ textContent }) => textContent)).to.deep.equal([
      "February 3, 2020",
      "Yesterday",
      "Today",
    ]);
    expect(rows().map((row) => row.querySelector("[part=author]")?.textContent)).to.deep.equal([
      "Marc",
      "Marc",
      undefined,
      "Guest",
      "Guest",
    ]);
    expect(rows().map((row) => row.querySelector("[part=avatar]")?.getAttribute("src"))).to.deep.equal([
      "https://suite.example/web/image/res.partner/7/image_small",
      "https://suite.example/web/image/res.partner/7/image_small",
      undefined,
      "https://suite.example/mail/static/src/img/smiley/avatar.jpg",
      "https://suite.example/web/image/res.partner/9/image_small",
    ]);
    expect(rows()[2]!.querySelector("time")!.textContent).to.match(/^12:01\sPM$/);
    expect(rows()[0]!.querySelector("time")!.title).to.match(/^February 3, 2020 at /);
    await expect(shadow.host).to.be.accessible();
  });

  it("let a theme restyle all bubbles, and those of the visitor", async () => {
    const { conversation, host, rows } = place();
    host.id = "chat";
    const theme = document.head.appendChild(document.createElement("style"));
    theme.textContent =
      "#chat::part(bubble) { border-radius: 1px } #chat::part(own) { background: rgb(1, 2, 3) } #chat::part(message) { opacity: 0.9 }";
    conversation.messages.set([line(1), line(2, { author: null, own: true })]);
    await until(() => rows().length === 2);
    const looks = rows().map((row) => getComputedStyle(row.querySelector("[part=content]")!.parentElement!));
    expect(looks.map(({ borderRadius }) => borderRadius)).to.deep.equal(["1px", "1px"]);
    expect(looks.map(({ backgroundColor }) => backgroundColor === "rgb(1, 2, 3)")).to.deep.equal([false, true]);
    theme.remove();
  });

  it("show the time as now, and a minute later as a minute ago", () => {
    const clock = useFakeTimers({ now: Date.now(), toFake: ["setInterval", "Date"] });
    const { conversation, rows, draw } = place();
    conversation.messages.set([line(1, { date: Date.now() })]);
    draw();
    const said = () => rows()[0]!.querySelector("time")!.textContent;
    expect(said()).to.equal("now");
    clock.tick(60_000);
    draw();
    expect(said()).to.equal("1 minute ago");
    clock.restore();
  });

  it("show pictures as pictures and other files as downloads; a file without a name is unnamed", async () => {
    const { conversation, shadow, find } = place();
    conversation.push(
      line(1, {
        files: [
          { id: 1, name: "table.png", mimetype: "image/png" },
          { id: 2, name: "note.txt", mimetype: "text/plain" },
          { id: 3, name: "", mimetype: "" },
          { id: 4, name: "plan.svg", mimetype: "image/svg+xml" },
          { id: 5, name: "odd", mimetype: "image/png;text/html" },
        ],
      }),
    );
    await until(() => find("[part=picture]"));
    const picture = find<HTMLAnchorElement>("[part=picture]");
    expect(picture).to.have.attribute("href", "https://suite.example/web/content/1?download=true");
    expect(picture.querySelector("img")).to.have.attribute(
      "src",
      "https://suite.example/web/image/1/160x160/?crop=true",
    );
    expect(picture.querySelector("img")).to.have.attribute("alt", "table.png");
    const files = [...shadow.querySelectorAll("[part=file]")];
    expect(files.map(({ textContent }) => textContent)).to.deep.equal(["note.txt", "unnamed", "odd"]);
    expect(files.map((file) => file.getAttribute("href"))).to.deep.equal([
      "https://suite.example/web/content/2?download=true",
      "https://suite.example/web/content/3?download=true",
      "https://suite.example/web/content/5?download=true",
    ]);
    const drawing = shadow.querySelectorAll("[part=picture]")[1]!;
    // as a page the file would run its code
    expect(drawing).to.have.attribute("href", "https://suite.example/web/content/4?download=true");
    expect(drawing.querySelector("img")!.src).to.contain("/web/image/4/");
    await expect(shadow.host).to.be.accessible();
  });

  it("open a picture in the viewer on a click, with its tools, and return to it", async () => {
    const { conversation, shadow, find } = place(new HandConversation(), location.origin);
    conversation.push(
      // both pictures are files of the demo
      line(1, { files: [{ id: 100001, name: "table.png", mimetype: "image/png" }] }),
      line(2, {
        files: [
          { id: 2, name: "note.txt", mimetype: "text/plain" },
          { id: 100005, name: "", mimetype: "image/jpeg" },
          { id: 100001, name: "table.png", mimetype: "image/png" },
        ],
      }),
    );
    await until(() => find("[part=picture]"));
    const link = find("[part=picture]");
    link.focus();
    link.click();
    await until(() => shadow.querySelector("dialog:modal img"));
    const dialog = () => find<HTMLDialogElement>("dialog");
    const picture = () => dialog().querySelector("img")!;
    expect(dialog().ariaLabel).to.equal("table.png");
    expect(picture()).to.have.attribute("src", `${location.origin}/web/image/100001`);
    expect(find("dialog [part=download]")).to.have.attribute(
      "href",
      `${location.origin}/web/content/100001?download=true`,
    );
    const pane = find("dialog [part=pane]");
    find("dialog [part=rotate]").click();
    await until(() => pane.style.getPropertyValue("--_angle") === "90deg");
    find("dialog [part=zoom-in]").click();
    await until(() => pane.style.getPropertyValue("--_scale") === "1.5");
    await expect(shadow.host).to.be.accessible();
    find("dialog [part=next]").click();
    await until(() => dialog().ariaLabel === "unnamed");
    expect(find("dialog .bar").textContent).to.equal("2 of 2 unnamed");
    await sendKeys({ press: "ArrowRight" });
    await until(() => dialog().ariaLabel === "table.png");
    find("dialog [part=close]").click();
    await until(() => !shadow.querySelector("dialog"));
    expect(shadow.activeElement).to.equal(link);
  });

  it("show a message if a picture cannot be loaded, with its download", async () => {
    const { conversation, shadow, find } = place();
    conversation.push(line(1, { files: [{ id: 1, name: "table.png", mimetype: "image/png" }] }));
    await until(() => find("[part=picture]"));
    find("[part=picture]").click();
    await until(() => find("dialog [part=broken]"));
    expect(find("dialog [part=broken]").textContent).to.equal("This file could not be loaded.");
    await expect(shadow.host).to.be.accessible();
  });

  it("show that a message is being sent, then that it was not sent, and send it again on request", async () => {
    const { conversation, find, shadow } = place();
    const mine = line(0, { key: "out-0", body: "Mine", own: true, author: null, state: "sending" });
    conversation.messages.set([mine]);
    await until(() => find(".sending")?.textContent.includes("Sending"));
    conversation.messages.set([{ ...mine, state: "failed" }]);
    await until(() => find(".failed"));
    expect(find(".failed").textContent).to.contain("Not sent");
    await expect(shadow.host).to.be.accessible();
    find("[part=retry]").focus();
    await sendKeys({ press: "Enter" });
    expect(conversation.log.at(-1)).to.equal("retry out-0");
  });

  it("show who types, without a live region", async () => {
    const { conversation, find, shadow } = place();
    const typing = find("[part=typing]");
    expect(typing.hidden).to.equal(true);
    conversation.typing.set(["Marc", ""]);
    await until(() => !typing.hidden);
    expect(typing.textContent).to.equal("Marc and Someone are typing...");
    expect(typing.closest("[aria-live]:not([aria-live=off]), [role=status], [role=alert]")).to.equal(null);
    await expect(shadow.host).to.be.accessible();
  });

  it("show an empty thread, a pending request, and an error", async () => {
    const { conversation, find, shadow } = place();
    expect(find(".empty").textContent).to.equal("No messages yet");
    await expect(shadow.host).to.be.accessible();
    conversation.reading.set({ busy: true, error: null, more: false });
    await until(() => find(".loading"));
    expect(find(".empty")).to.equal(null);
    await expect(shadow.host).to.be.accessible();
    conversation.reading.set({ busy: false, error: { kind: "network", text: "" }, more: false });
    await until(() => find("[part=failure]"));
    await expect(shadow.host).to.be.accessible();
    find("[part=retry]").focus();
    await sendKeys({ press: "Enter" });
    expect(conversation.log.at(-1)).to.equal("load");
  });
});
