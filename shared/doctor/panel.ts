/**
 * Panel of the doctor at the edge of the page. It is for developers of the page and in English, like the console. It is in a shadow root beside
 * `body`, above the page, moves nothing, and takes the focus only on request.
 */
import css from "./doctor.css";
import { make, own } from "./nodes.ts";
import { reportOf, type Row, type Section } from "./sections.ts";

/** Content of the panel. */
export interface Diagnosis {
  readonly summary: string;
  readonly sections: readonly Section[];
}

export interface Panel {
  /** Shows the current facts. */
  update(): void;
  focus(): void;
  close(): void;
}

function item({ level, text, fix }: Row): HTMLElement {
  const first = make("p");
  if (level) first.append(make("b", level[0]!.toUpperCase() + level.slice(1)), ": ");
  first.append(text);
  const element = make("li", first);
  if (level) element.dataset["level"] = level;
  if (fix) element.append(make("p", fix));
  return element;
}

/** Section that a visitor may have opened: only its content changes. */
function createSection(isOpen: boolean) {
  const summary = make("summary");
  const list = make("ul");
  const element = make("details", summary, list);
  element.open = isOpen;
  let shown = "";
  return {
    element,
    show({ title, rows }: Section) {
      const text = JSON.stringify(rows);
      if (text === shown) return;
      shown = text;
      summary.textContent = `${title} (${rows.length})`;
      list.replaceChildren(...(rows.length ? rows : [{ text: "Nothing." }]).map(item));
    },
  };
}

function button(text: string, press: () => void): HTMLButtonElement {
  const element = make("button", text);
  element.type = "button";
  element.addEventListener("click", press);
  return element;
}

/** Shows the result. If the browser denies the clipboard, the report can be copied by hand. */
async function copy(text: string, said: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    said.textContent = "The report is copied.";
  } catch {
    const field = make("textarea", text);
    field.readOnly = true;
    field.rows = 6;
    field.setAttribute("aria-label", "Report");
    said.replaceChildren("The browser does not let it be copied; copy it from here:", field);
    field.select();
  }
}

/**
 * Puts the panel onto the page.
 * @param read returns the content; called once a second while the panel is unfolded
 * @param closed called once, when a visitor closes the panel
 */
export function createPanel(read: () => Diagnosis, closed: () => void): Panel {
  const host = make("div");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [sheet];

  const title = make("h2", "Page doctor");
  title.tabIndex = -1;
  const summary = make("p");
  summary.className = "said";
  summary.setAttribute("role", "status");
  const said = make("div");
  said.className = "said";
  said.setAttribute("role", "status");
  const body = make("div");
  body.className = "sections";
  const sections: ReturnType<typeof createSection>[] = [];

  function update() {
    const diagnosis = read();
    if (summary.textContent !== diagnosis.summary) summary.textContent = diagnosis.summary;
    diagnosis.sections.forEach((section, index) => {
      if (!sections[index]) body.append((sections[index] = createSection(index === 0)).element);
      sections[index].show(section);
    });
  }

  const timer = setInterval(() => aside.dataset["folded"] === undefined && update(), 1000);
  function close() {
    clearInterval(timer);
    host.remove();
    closed();
  }

  const fold = button("Details", () => {
    const isFolded = aside.toggleAttribute("data-folded");
    fold.ariaExpanded = String(!isFolded);
    if (!isFolded) update();
  });
  fold.ariaExpanded = "true";
  const copyButton = button("Copy report", () => {
    const { summary, sections } = read();
    void copy(`# Page doctor: ${summary}\n\n${reportOf(sections)}\n`, said);
  });
  const aside = make("aside", make("header", title, copyButton, fold, button("Close", close)), summary, said, body);
  aside.lang = "en";
  aside.dir = "ltr";
  aside.setAttribute("aria-label", "Page doctor");
  aside.setAttribute("popover", "manual");
  aside.addEventListener("keydown", ({ key }) => key === "Escape" && close());
  root.append(aside);
  update();
  own("documentElement").append(host);
  aside.showPopover?.();
  return { update, focus: () => title.focus(), close };
}
