import type { Adoption } from "#shared/element/index.ts";

/** Menus of the theme by id, the parent of their headings (any element if empty), the headings, and the bodies after the headings. */
const menus: readonly (readonly [id: string, holder: string, heading: string, body: string])[] = [
  ["sh_megamenubar", "", ".sub-heading", "ul"],
  ["sh_megamenubar_2", "", ".sub-heading", ".sh_acoordion_part"],
  ["sh_megamenubar_3", " .sh_main", "a", ".sh_content"],
  ["sh_megamenubar_4", "", ".sub-heading", ".sh_acoordion_part"],
  ["sh_megamenubar_5", ">.container>ul>li", "a", ".row"],
  ["sh_megamenubar_6", " :is(.sh_content,.sh_content *)", ".o_default_snippet_text", "ul"],
  ["sh_megamenubar_15", " :is(.sh_content,.sh_content *)", "h4", "ul"],
];

export default {
  // parents of a heading followed by its body
  selector: menus
    .map(
      ([id, holder, heading, body]) =>
        `:is(${holder ? `#${id}${holder}` : `#${id},#${id} *`}):has(>${heading}~${body})`,
    )
    .join(),
  place: "inside",
  read(markup) {
    const [id, , heading] = menus.find(([menu]) => markup.closest(`#${menu}`))!;
    return { heading, group: id };
  },
} satisfies Adoption;
