import type { Adoption } from "#shared/element/index.ts";

/** Numbers of sections, by the number of visible slides at a width of 0, 600 and 1000 px. */
export const items: Readonly<Record<string, string>> = {
  "111": "6 16 28 168",
  "112": "23 32 41 177 200 206",
  "113": "208 237 246",
  "122": "96",
  "123": "281",
  "135": "9 18 42 169 178 191 193",
  "224": "36",
};
const timeouts: Readonly<Record<string, string>> = { 9: "1000", 18: "3000" };
const speedy = ["23", "32", "41"];
const pattern = /^sh_corpomate_theme_section_(\d+)$/;

/** Sections whose slides the server sends. */
const fetched = '[class*="js_cls_sh_corpomate_theme_section_"] *,[class*="js_cls_corpomate_blog_slider_section_"] *';

/** Settings of the theme's script for a section; other carousels have the defaults of the theme's library. */
export default {
  selector: `.owl-carousel:not(${fetched})`,
  place: "inside",
  read(markup) {
    const [, number = ""] =
      pattern.exec(markup.closest('[id^="sh_corpomate_theme_section_"]:not(form)')?.id ?? "") ?? [];
    const counts = Object.entries(items).find(([, list]) => list.split(" ").includes(number))?.[0];
    return {
      itemsAt: counts ? `0:${counts[0]} 600:${counts[1]} 1000:${counts[2]}` : "0:3",
      dots: "",
      ...(counts && { loop: "", autoplay: "" }),
      ...(timeouts[number] && { timeout: timeouts[number] }),
      ...(speedy.includes(number) && { speed: "1000" }),
    };
  },
} satisfies Adoption;
