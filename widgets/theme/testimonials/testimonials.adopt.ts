import type { Adoption } from "#shared/element/index.ts";

/** Numbers of sections, by the number of visible slides at a width of 0, 600 and 1000 px. */
export const items: Readonly<Record<string, string>> = {
  "111": "6 16 168 239 322 347",
  "112": "23 32 41 394",
  "113": "259 281 352 371",
  "122": "177 297",
};
const playing = ["6", "16", "23", "32"];
export const section = (number: string) => `.js_cls_sh_corpomate_theme_section_${number}`;
const numbers = Object.values(items).flatMap((list) => list.split(" "));

export default {
  selector: numbers.map((number) => `${section(number)} .owl-carousel`).join(),
  place: "inside",
  read(markup) {
    const number = numbers.find((each) => markup.closest(section(each)))!;
    const [counts] = Object.entries(items).find(([, list]) => list.split(" ").includes(number))!;
    return {
      templateId: `sh_corpomate_theme.sh_corpomate_theme_item_${number}`,
      itemsAt: `0:${counts[0]} 600:${counts[1]} 1000:${counts[2]}`,
      loop: "",
      nav: "",
      ...(playing.includes(number) && { autoplay: "" }),
      ...(number === "297" && { speed: "1000" }),
      ...(number === "394" ? { speed: "2000" } : { dots: "" }),
    };
  },
} satisfies Adoption;
