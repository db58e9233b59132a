import type { Adoption } from "#shared/element/index.ts";

/** Slides at 0, 600 and 1000 px of width, by the number of the section. */
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

/** In these the slides come from the suite. */
const fetched = '[class*="js_cls_sh_corpomate_theme_section_"] *,[class*="js_cls_corpomate_blog_slider_section_"] *';

/** What the theme's script sets for a section; a carousel anywhere else has what its library begins with. */
export default {
  selector: `.owl-carousel:not(${fetched})`,
  place: "inside",
  read(markup) {
    const [, number = ""] = pattern.exec(markup.closest('[id^="sh_corpomate_theme_section_"]')?.id ?? "") ?? [];
    const at = Object.entries(items).find(([, list]) => list.split(" ").includes(number))?.[0];
    return {
      itemsAt: at ? `0:${at[0]} 600:${at[1]} 1000:${at[2]}` : "0:3",
      dots: "",
      ...(at && { loop: "", autoplay: "" }),
      ...(timeouts[number] && { timeout: timeouts[number] }),
      ...(speedy.includes(number) && { speed: "1000" }),
    };
  },
} satisfies Adoption;
