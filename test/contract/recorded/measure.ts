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
  /** Height of the page's header, px. */
  readonly header: number;
  /** Text of the page's first visible heading. */
  readonly heading: string | undefined;
  /** True if the main menu is expanded and visible. */
  readonly menuShows: boolean;
  /** Addresses of the visible links of the main menu. */
  readonly links: Readonly<Record<string, Box>>;
  /** Addresses of its links inside of the "+" entry, which holds links without space. */
  readonly moreLinks: readonly (string | null)[];
  /** Visible buttons of products, in document order. */
  readonly buttons: readonly Box[];
  /** Visible entries of the team's bar with their icons, in document order. */
  readonly bar: readonly Box[];
  /** Left and right end of the content by selector of markup, px from the left of the window. */
  readonly edges: Readonly<Record<string, readonly [left: number, right: number]>>;
}

/** Measures a page, in which it runs. Includes content of our elements around or inside of the markup. */
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

  /** Returns all boxes inside, including shadow roots; unslotted content has none. */
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

/** Measures a page that has settled. */
export const measure = ({ page }: Visit, blocks: readonly string[]): Promise<Measures> => page.evaluate(look, blocks);

/** Returns the width of the page including its overflow. */
export const scrollWidth = ({ page }: Visit): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

const isNear = (one: Box, other: Box) =>
  Math.abs(one.width - other.width) <= 1 && Math.abs(one.height - other.height) <= 1 && one.looks === other.looks;

const isThere = (one: Box, other: Box) => one.place.every((at, index) => Math.abs(at - other.place[index]!) <= 1);

/** Returns the differences of an adopted page from the original; buttons must also be large enough for touch. */
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
    // our script collapses a menu that overflows the window without scripts
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
