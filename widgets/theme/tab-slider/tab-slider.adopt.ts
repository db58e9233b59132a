import type { Adoption } from "#shared/element/index.ts";

const numbers = [202, 203, 204, 205, 206, 207, 208, 209, 210, 263, 280, 298, 323, 348];
const name = "js_cls_corpomate_blog_slider";
const idClass = /(?<!\S)sh_slider_(\S+?)_send\b/;

/** The theme's tabs of posts; the name of the layout includes the number of the section. */
export default {
  selector: numbers.map((number) => `.${name}_section_${number} .${name}_main_div_${number}`).join(),
  place: "inside",
  read(markup) {
    const section = markup.closest(`[class*="${name}_section_"]:not(form)`);
    if (!section) return undefined;
    const [, sliderId] =
      idClass.exec(section.className) ??
      idClass.exec(section.querySelector('[class*="sh_slider_"]')?.className ?? "") ??
      [];
    const number = numbers.find((each) => section.classList.contains(`${name}_section_${each}`));
    return sliderId ? { sliderId: sliderId, layout: `sh_corpomate_theme_tmpl_${number}` } : undefined;
  },
} satisfies Adoption;
