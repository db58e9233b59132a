import { expect } from "@open-wc/testing";
import { restore, type SinonSpy, spy, stub } from "sinon";
import declaration from "#content/survey/survey.element.ts";
import { define, pageRegistry } from "#shared/element/index.ts";
import { newVisitor, until } from "../shared/state/visitor.ts";

define(declaration);

const written = '<suite-survey data-src="/survey/start/workshop-visit-1"></suite-survey>';

const place = (markup: string) => {
  document.body.innerHTML = markup;
  return document.querySelector<HTMLElement>("suite-survey")!;
};
const part = (host: Element, name: string) => host.shadowRoot!.querySelector<HTMLElement>(`[part~=${name}]`)!;
const inside = <T extends HTMLElement = HTMLInputElement>(host: Element, selector: string) =>
  host.shadowRoot!.querySelector<T>(`[part=loaded] ${selector}`)!;
const all = (host: Element, selector: string) => [
  ...host.shadowRoot!.querySelectorAll<HTMLInputElement>(`[part=loaded] ${selector}`),
];
const press = (host: Element, value: string) => inside(host, `button[value=${value}]`).click();
const ready = (host: Element) => until(() => part(host, "start"));
const titleOf = (host: Element) => part(host, "title")?.textContent;

async function start(host: HTMLElement) {
  await ready(host);
  part(host, "start").click();
  await until(() => inside(host, "form"));
}

/** Answers all questions of the page that want an answer. */
function answer(host: Element) {
  for (const question of all(host, "fieldset")) {
    const field = question.querySelector<HTMLInputElement>("input,select,textarea")!;
    if (/^(radio|checkbox)$/.test(field.type)) {
      const rows = question.querySelectorAll("tbody tr");
      const boxes = rows.length ? [...rows].map((row) => row.querySelector("input")!) : [field];
      for (const box of boxes) if (!box.checked) box.click();
    } else {
      field.value =
        field instanceof HTMLSelectElement
          ? field.options[1]!.value
          : field.type === "number"
            ? "4"
            : field.dataset["date"] === undefined
              ? "ann@example.com"
              : "02/01/2026";
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
}

let requests: SinonSpy<Parameters<typeof fetch>, ReturnType<typeof fetch>>;
const starts = () => requests.args.filter(([request]) => (request as Request).url.includes("/survey/start/"));
const keys = () => Object.keys(sessionStorage).filter((key) => key.startsWith("suite.survey.start."));

function answerWith(pageOf: (path: string) => string) {
  restore();
  stub(globalThis, "fetch").callsFake(async (input) => {
    const { url } = input as Request;
    return Object.defineProperty(new Response(pageOf(new URL(url).pathname)), "url", { value: url });
  });
}

describe("suite-survey without markup", () => {
  beforeEach(async () => {
    await newVisitor();
    sessionStorage.clear();
    pageRegistry().stores?.clear();
    requests = spy(globalThis, "fetch");
  });
  afterEach(restore);

  it("makes no participation before the press, and leaves the author's markup as it is", async () => {
    const host = place(written);
    await ready(host);
    expect(part(host, "start").textContent).to.equal("Start survey");
    expect(requests.called).to.equal(false);
    expect(keys()).to.deep.equal([]);
    await expect(host).to.be.accessible();
    await start(host);
    expect(document.body.innerHTML).to.equal(written);
  });

  it("has its button in place of a link, which is the fallback, and below a text of the author", async () => {
    const link = '<a href="/survey/start/workshop-visit-1">Questions about your visit</a>';
    const alone = place(`<suite-survey>${link}</suite-survey>`);
    await ready(alone);
    expect(alone.querySelector("a")!.checkVisibility()).to.equal(false);
    const told = place(`<suite-survey><p>It takes two minutes.</p>${link}</suite-survey>`);
    await ready(told);
    expect(told.querySelector("p")!.checkVisibility()).to.equal(true);
  });

  it("shows the first page after the press, once, and leads to its title", async () => {
    const host = place(written);
    await ready(host);
    part(host, "start").click();
    part(host, "start").click();
    await until(() => inside(host, "form"));
    expect(starts()).to.have.length(1);
    await until(() => host.shadowRoot!.activeElement === part(host, "title"));
    expect((part(host, "progress") as HTMLProgressElement).value).to.equal(1);
    expect(all(host, "[id],[class*=js_],script,style")).to.have.length(0);
    await expect(host).to.be.accessible();
  });

  it("shows what is missing, goes on and back in place, and ends", async () => {
    const host = place(written);
    await start(host);
    const first = titleOf(host);
    press(host, "next");
    await until(() => part(host, "summary"));
    answer(host);
    press(host, "next");
    await until(() => titleOf(host) !== first);
    expect(host.shadowRoot!.activeElement).to.equal(part(host, "title"));
    answer(host);
    press(host, "previous");
    await until(() => titleOf(host) === first);
    await until(() => inside(host, "[data-date]").value && inside(host, "[type=radio]:checked"));
    press(host, "next");
    await until(() => titleOf(host) !== first);
    await until(() => inside(host, "td [type=radio]:checked"), "no earlier answers");
    press(host, "finish");
    await until(() => part(host, "review"), part(host, "summary")?.textContent);
    expect(inside(host, "form")).to.equal(null);
    expect(keys()).to.deep.equal([]);
    expect(starts()).to.have.length(1);
  });

  it("continues after a reload in the same tab", async () => {
    const host = place(written);
    await start(host);
    expect(keys()).to.deep.equal(["suite.survey.start./survey/start/workshop-visit-1"]);
    const other = place(written);
    await until(() => inside(other, "form"));
    expect(starts()).to.have.length(1);
    expect(document.activeElement).to.equal(document.body);
  });

  it("takes the survey from a link, which is the fallback", async () => {
    const host = place('<suite-survey><a href="/survey/start/workshop-visit-1">Tell us</a></suite-survey>');
    await start(host);
    expect(host.querySelector("a")!.checkVisibility()).to.equal(false);
  });

  it("adds nothing to a form of the page around it", async () => {
    document.body.innerHTML = `<form>${written}</form>`;
    const host = document.querySelector<HTMLElement>("suite-survey")!;
    await start(host);
    answer(host);
    expect([...new FormData(document.querySelector("form")!)]).to.deep.equal([]);
  });

  it("says that a survey does not exist", async () => {
    const host = place('<suite-survey data-src="/survey/start/none-999"></suite-survey>');
    await ready(host);
    part(host, "start").click();
    await until(() => part(host, "missing"));
    expect(part(host, "missing").textContent).to.equal("This survey is not available any more.");
    expect(host.matches(":state(missing)")).to.equal(true);
  });

  it("says that the session has ended, where the suite asks to sign in", async () => {
    answerWith(
      () =>
        '<main><div class="jumbotron"><h1>Login required</h1><p><a href="/web/login?redirect=x">log in</a></p></div></main>',
    );
    const host = place(written);
    const kinds: string[] = [];
    host.addEventListener("suite-error", ({ detail }: CustomEventInit<{ kind: string }>) => kinds.push(detail!.kind));
    await ready(host);
    part(host, "start").click();
    await until(() => part(host, "failure"));
    expect(kinds).to.deep.equal(["session"]);
  });

  it("warns of the token of a participation in data-src", async () => {
    const warn = stub(console, "warn");
    place('<suite-survey data-src="/survey/fill/workshop-visit-1/seed-1"></suite-survey>');
    await until(() => warn.called);
    expect(String(warn.args[0]![0])).to.contain("has the token of a participation").and.not.contain("seed-1");
  });

  it("loads the page again on request", async () => {
    const host = place(written);
    await start(host);
    const before = inside(host, "form");
    (host as unknown as { refresh(): void }).refresh();
    await until(() => inside(host, "form") && inside(host, "form") !== before);
  });

  it("reduces a hostile page to texts and fields", async () => {
    answerWith((path) =>
      path.includes("/start/")
        ? '<main><a href="https://evil.example/survey/fill/a/b">Go</a></main>'
        : `<div class="o_page_header"><h1>&lt;img src=x onerror=alert(1)&gt;</h1></div>
          <form class="js_surveyform" data-submit="/survey/submit/a" action="javascript:alert(1)"><input name="submit"><input name="elements">
          <div class="js_question-wrapper" id="1_1_1"><h2 onclick="alert(1)"><span>Q</span><script>alert(1)</script></h2>
          <textarea name="1_1_1" onfocus="alert(1)" autofocus></textarea></div><button name="button_submit" value="next" formaction="javascript:alert(1)">Go</button></form>`,
    );
    const host = place(written);
    await start(host);
    expect(titleOf(host)).to.equal("<img src=x onerror=alert(1)>");
    expect(all(host, "script,img,[onclick],[onfocus],[autofocus],[formaction],[action]")).to.have.length(0);
    expect(inside(host, "legend").textContent).to.contain("Q");
  });
});
