import type { Visit } from "../visit.ts";

interface Box {
  /** Position of the upper left corner, px. */
  readonly place: readonly [x: number, y: number];
  readonly width: number;
  readonly height: number;
  readonly looks: string;
}
export interface Measures {
  /** Cumulative Layout Shift. */
  readonly shift: number;
  /** Width of the window, px. */
  readonly window: number;
  /** Of the page's header, px. */
  readonly header: number;
  /** The text of the page's first heading that shows. */
  readonly heading: string | undefined;
  /** Whether a visitor sees the main menu, where it is unfolded. */
  readonly menuShows: boolean;
  /** The links of the main menu that show, by their addresses. */
  readonly links: Readonly<Record<string, Box>>;
  /** The addresses of its links that stand behind a "+", since they do not fit. */
  readonly moreLinks: readonly (string | null)[];
  /** The buttons of products that show, in the order of the document. */
  readonly buttons: readonly Box[];
  /** The entries of the team's bar that show, with their icons, in the order of the document. */
  readonly bar: readonly Box[];
  /** By selector of markup: from where to where its content reaches, px from the left of the window. */
  readonly edges: Readonly<Record<string, readonly [left: number, right: number]>>;
}

/** Runs in a page. Content of ours counts where the markup stands in an element of ours, or has one inside. */
export async function look(blocks: readonly string[]): Promise<Measures> {
  const shift = await new Promise<number>((done) => {
    let sum = 0;
    const add = (list: PerformanceObserverEntryList | { getEntries(): PerformanceEntryList }) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver(add);
    observer.observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        add({ getEntries: () => observer.takeRecords() });
        done(sum);
      }),
    );
  });
  const shows = (element: Element) => element.checkVisibility();
  const box = (element: Element): Box => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { padding, margin, color, backgroundColor, fontSize, fontWeight, fontFamily, textDecorationLine } =
      getComputedStyle(element);
    return {
      place: [x, y],
      width,
      height,
      looks: [padding, margin, color, backgroundColor, fontSize, fontWeight, fontFamily, textDecorationLine].join("; "),
    };
  };
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(shows);

  /** All that is drawn inside, in shadow roots as well; what is not slotted has no box. */
  const inside = (root: Element | ShadowRoot): Element[] =>
    [...root.querySelectorAll("*")].flatMap((element) => [
      element,
      ...(element.shadowRoot ? inside(element.shadowRoot) : []),
    ]);
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
  const edges: Record<string, [number, number]> = {};
  for (const selector of blocks) {
    const markup = document.querySelector(selector);
    if (!markup) continue;
    const host = markup.parentElement!.localName.startsWith("suite-") ? markup.parentElement! : markup;
    const own = host.shadowRoot ? [...inside(host.shadowRoot), ...inside(host)] : inside(host);
    const rects = own
      .filter(
        (element) =>
          shows(element) &&
          !element.matches(".visually-hidden") &&
          (hasText(element) || element.matches("input:not([type=hidden]),img,button,canvas")),
      )
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1);
    if (rects.length)
      edges[selector] = [Math.min(...rects.map(({ left }) => left)), Math.max(...rects.map(({ right }) => right))];
  }
  return {
    shift,
    window: innerWidth,
    header: document.querySelector("header")!.getBoundingClientRect().height,
    heading: all("h1")[0]?.textContent,
    menuShows: all("#top_menu a").some((link) => getComputedStyle(link).visibility === "visible"),
    links: Object.fromEntries(
      all("#top_menu a:not(.o_extra_menu_items>a)").map((link) => [link.getAttribute("href"), box(link)]),
    ),
    moreLinks: [...document.querySelectorAll("#top_menu .o_extra_menu_items li a")].map((link) =>
      link.getAttribute("href"),
    ),
    buttons: all(
      ".o_add_wishlist,.o_add_compare,.o_add_wishlist_dyn,.o_add_compare_dyn,.oe_product_cart a.a-submit",
    ).map(box),
    bar: all("#oe_main_menu_navbar :is(ul, li, a, label, .fa)").map(box),
    edges,
  };
}

/** What stands where on a page that is done. */
export const measure = ({ page }: Visit, blocks: readonly string[]): Promise<Measures> => page.evaluate(look, blocks);

/** How wide the page is, with what stands out of its window. */
export const scrollWidth = ({ page }: Visit): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

const isNear = (one: Box, other: Box) =>
  Math.abs(one.width - other.width) <= 1 && Math.abs(one.height - other.height) <= 1 && one.looks === other.looks;

const isThere = (one: Box, other: Box) => one.place.every((at, index) => Math.abs(at - other.place[index]!) <= 1);

/** What an adopted page has in another place than before, or otherwise; a button must be large enough for a finger as well. */
export function differences(now: Measures, before: Measures): object[] {
  const pairs = [
    { what: "height of the header", was: before.header, is: now.header },
    { what: "heading", was: before.heading, is: now.heading },
    {
      what: "links of the menu",
      was: Object.keys(before.links).sort().join(" "),
      is: [...Object.keys(now.links), ...now.moreLinks].sort().join(" "),
    },
    { what: "buttons", was: before.buttons.length, is: now.buttons.length },
  ];
  const links = Object.entries(now.links).map(([what, is]) => ({ what, was: before.links[what]!, is }));
  const buttons = before.buttons.map((was, index) => ({ what: `button ${index}`, was, is: now.buttons[index] }));
  const bar = before.bar.map((was, index) => ({ what: `part ${index} of the bar`, was, is: now.bar[index] }));
  const edges = Object.entries(before.edges)
    // a menu that runs out of the window without any script is folded by ours
    .filter(([, [, right]]) => right <= before.window)
    .map(([what, was]) => ({ what, was, is: now.edges[what] }));
  return [
    ...pairs.filter(({ was, is }) => was !== is),
    ...links.filter(({ was, is }) => !isNear(was, is)),
    ...buttons.filter(({ was, is }) => !is || !isNear(was, is) || is.width < 24 || is.height < 24),
    ...bar.filter(({ was, is }) => !is || !isNear(was, is) || !isThere(was, is)),
    ...edges.filter(({ was, is }) => !is || is[0] < was[0] - 1 || is[1] > was[1] + 1),
  ];
}
