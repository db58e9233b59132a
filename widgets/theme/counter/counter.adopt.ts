import type { Adoption } from "#shared/element/index.ts";

/** Sections of the theme by the selector of their numbers. */
const slow = {
  ".sh_count_name": [5, 164, 174],
  ".sh_count_num": [14],
  ".counter_num": [187],
  ".sh_count": [199, 236, 260],
  ".sh_num": [278],
};
const quick = {
  ".sh_count_num": [27, 319, 327],
  ".counter_num": [34],
  ".sh_counter_num": [43],
  ".sh_count": [229],
  h5: [296, 301],
  ".js_cls_counter_number": [344, 351],
};

const selector = (numbers: Readonly<Record<string, readonly number[]>>): string =>
  Object.entries(numbers)
    .map(
      ([number, sections]) => `:is(${sections.map((section) => `#sh_corpomate_theme_section_${section}`)}) ${number}`,
    )
    .join();

/** @see docs/reference/theme.md#theme-4 */
export default {
  selector: `${selector(slow)},${selector(quick)}`,
  place: "inside",
  read: (markup) => ({ duration: markup.matches(selector(slow)) ? "8000" : "3000" }),
} satisfies Adoption;
