import type { Adoption } from "#shared/element/index.ts";

/** Numbers of visible logos at a width of 600 and 1000 px, by section; one logo in narrower windows. */
export const items: Readonly<Record<string, string>> = {
  9: "35",
  18: "35",
  36: "34",
  42: "35",
  169: "35",
  178: "35",
  191: "35",
  264: "25",
};
const playing = ["169", "178", "191"];
export const section = (number: string) => `.js_cls_sh_corpomate_theme_section_${number}`;
export const numbers = Object.keys(items);

export default {
  selector: numbers.map((number) => `${section(number)} .owl-carousel`).join(),
  place: "inside",
  read(markup) {
    const number = numbers.find((each) => markup.closest(section(each)))!;
    const [tablet, desk] = items[number]!;
    return {
      templateId: `sh_corpomate_theme.sh_corpomate_theme_item_${number}`,
      itemsAt: `0:1 600:${tablet} 1000:${desk}`,
      loop: "",
      nav: "",
      ...(playing.includes(number) && { autoplay: "", speed: "1000" }),
    };
  },
} satisfies Adoption;
