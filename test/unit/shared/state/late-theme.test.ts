import { describe } from "node:test";
import { connect } from "#shared/suite/index.ts";
import { followedPage } from "#test/unit/shop/followed.ts";
import { testimonials } from "#theme/api/theme.ts";
import { createNews } from "#theme/common/news/news.store.ts";
import { createSlides, type SlidesProps } from "#theme/common/slides/slides.store.ts";
import { createQuoteForm } from "#theme/quote-form/quote-form.store.ts";
import { createTabSlider } from "#theme/tab-slider/tab-slider.store.ts";
import { endsWithElement, keepsNewest, type Late, leavesPageAlone, readsAnything, triesAgain } from "./ordered.ts";

/** Start of a read for stores that read without a call. */
const itself = () => {};

const pane = (html: string, items: number) => ({
  data: `<p>${html}</p>`,
  items,
  autoplay: true,
  speed: 400,
  loop: false,
  nav: false,
});

const layout: Late = {
  place(t) {
    const props = { sliderId: "1", layout: "sh_corpomate_theme_tmpl_206" };
    const page = followedPage(t, props);
    const store = createTabSlider(page.host);
    return { ...page, ...store, ask: [itself, () => page.host.props.set({ ...props, sliderId: "2" })] };
  },
  answers: [pane("first", 1), pane("second", 2)],
};

const tab: Late = {
  place(t) {
    const page = followedPage(t, { sliderId: "1", layout: "sh_corpomate_theme_tmpl_206" });
    const store = createTabSlider(page.host);
    const choose = (id: string) => async () => {
      await page.suite.open.find(({ path }) => path.endsWith("layout"))?.answer(pane("layout", 4));
      store.choose({ id, token: id }, false);
    };
    return { ...page, ...store, ask: [choose("2"), choose("3")] };
  },
  answers: [pane("second", 2), pane("third", 3)],
};

const slides: Late = {
  place(t) {
    const props: SlidesProps = {
      templateId: "first",
      items: 3,
      itemsAt: undefined,
      autoplay: false,
      timeout: 5000,
      speed: 500,
      loop: false,
      nav: false,
      dots: false,
    };
    const page = followedPage(t, props);
    const ask = (template: string) => testimonials(connect(page.host.server), template);
    const { answer, ...store } = createSlides(page.host, "testimonials", ask);
    const second = () => page.host.props.set({ ...props, templateId: "second" });
    return { ...page, ...store, state: answer, ask: [itself, second] };
  },
  answers: ["<p>first</p>", "<p>second</p>"],
};

const news: Late = {
  place(t) {
    const page = followedPage(t, { limit: 3, direction: "vertical" as const });
    const store = createNews(page.host);
    return { ...page, ...store, ask: [itself, () => page.host.props.set({ limit: 4, direction: "vertical" })] };
  },
  answers: [[{ name: "first", desc: "" }], [{ name: "second", desc: "" }]],
  isText: true,
};

const quote: Late = {
  place(t) {
    const page = followedPage(t, { subject: false });
    const store = createQuoteForm(page.host);
    const request = {
      contactName: "Ann",
      phone: "",
      email: "ann@example.com",
      company: "",
      subject: "",
      description: "",
    };
    return { ...page, ...store, ask: [() => void store.submit(request)] };
  },
  answers: [true],
};

describe("late answers of a theme", () => {
  for (const [subject, late] of Object.entries({ "tab-slider": layout, "tab-slider's tab": tab, slides, news })) {
    keepsNewest(subject, late);
    endsWithElement(subject, late);
    readsAnything(subject, late);
  }
  for (const [subject, late] of Object.entries({ "tab-slider": layout, "tab-slider's tab": tab, slides, news, quote }))
    triesAgain(subject, late);
  leavesPageAlone("quote-form", quote);
  readsAnything("quote-form", quote);
});
