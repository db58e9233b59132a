import { weigh } from "#demo/common/product/sizes.ts";
import { importDeclarations } from "#scripts/build/elements.mjs";
import { carouselMarkup, shoelaceMarkup, swiperMarkup, swiperScript } from "../theme.ts";

/** Page of the bench. */
interface NetworkPage {
  readonly name: string;
  readonly html: string;
  /** Limit in ms until its elements are shown; missing it does not fail the bench. */
  readonly goal?: number;
}

interface Content {
  readonly body: string;
  /** Selector of the elements to show. */
  readonly awaits: string;
  readonly lang?: string;
  readonly head?: string;
}

const ours = '<link rel="stylesheet" href="/dist/suite.css"><script src="/dist/suite.js" defer></script>';

const document = ({ body, awaits, lang = "en", head = ours }: Content) =>
  `<!doctype html><html lang="${lang}" data-awaits="${awaits}"><meta charset="utf-8"><title>bench</title><link rel="icon" href="data:,">${head}${body}`;

/** Second line that README and catalogue offer: the element's code is requested together with the loader. */
const preloads = (tag: string) =>
  // none of the measured elements is rare
  weigh("dist", [])
    .chunks(tag)
    .map((path) => `<link rel="modulepreload" href="/dist/${path}">`)
    .join("");

const follow = '<suite-follow data-model="blog.post" data-res-id="3"></suite-follow>';
const languages = { en: "English", fr: "French", de: "German", es: "Spanish", nl: "Dutch", ar: "Arabic" };

/** Returns the built-in product page without its scripts; the suite's elements adopt its markup. */
async function adopted(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/shop/product/studio-desk-9`);
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  const html = (await answer.text()).replace(/<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, "");
  return html
    .replace(/<html/, '<html data-awaits="suite-wishlist-button"')
    .replace("</head>", `${ours.replace("defer", "data-adopt defer")}</head>`);
}

const shoelace =
  '<link rel="stylesheet" href="/shoelace/themes/light.css"><script type="module" src="/shoelace/shoelace-autoloader.js"></script>';

/** Returns the pages that are measured on a slow link. @param origin origin of the suite whose product page is measured */
export async function networkPages(origin: string): Promise<readonly NetworkPage[]> {
  const declarations = await importDeclarations("dist/npm");
  const example = (tag: string) => declarations.find((declaration) => declaration.tag === tag)!.example;
  const page = (name: string, goal: number | undefined, content: Content): NetworkPage => ({
    name,
    html: document(content),
    ...(goal === undefined ? {} : { goal }),
  });
  return [
    ...Object.entries(languages).map(([lang, language]) =>
      page(`follow, ${language}`, 780, { body: follow, awaits: "suite-follow", lang }),
    ),
    page("launcher of the chat", 830, { body: example("suite-livechat"), awaits: "suite-livechat" }),
    page("carousel", 780, { body: carouselMarkup, awaits: "suite-carousel" }),
    page("tab slider", 920, { body: example("suite-tab-slider"), awaits: "suite-tab-slider" }),
    { name: "product page, adopted", html: await adopted(origin), goal: 890 },
    page("follow, with modulepreload", 640, {
      body: follow,
      awaits: "suite-follow",
      head: preloads("suite-follow") + ours,
    }),
    page("carousel, with modulepreload", 530, {
      body: carouselMarkup,
      awaits: "suite-carousel",
      head: preloads("suite-carousel") + ours,
    }),
    page("Swiper's element bundle", undefined, { body: swiperMarkup, awaits: "swiper-container", head: swiperScript }),
    page("Shoelace's autoloader, a carousel", undefined, {
      body: shoelaceMarkup,
      awaits: "sl-carousel",
      head: shoelace,
    }),
  ];
}
