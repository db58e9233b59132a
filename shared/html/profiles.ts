/** What may stay of the suite's HTML. Both sanitizers read it; what it does not name goes, with everything inside. */
export interface Profile {
  readonly elements: readonly string[];
  /** Elements that become a plain `div`, so that the lines they make stay apart. */
  readonly blocks: readonly string[];
  readonly attributes: readonly string[];
  readonly dataAttributes: boolean;
}

const words = (text: string) => text.split(" ");

const marks =
  "a abbr b bdi bdo big blockquote br cite code del div em font i ins kbd li mark ol p pre q rp rt ruby s samp small span strike strong sub sup time tt u ul var";
const blocks =
  "address article aside caption center dd dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup main nav section table tbody td tfoot th thead tr";
const fields = "button datalist fieldset form input label legend meter optgroup option output progress select textarea";
const markAttributes = "dir href lang start title";

export const profiles = {
  /** Bodies of chat and chatter. */
  message: {
    elements: words(marks),
    blocks: words(blocks),
    attributes: words(markAttributes),
    dataAttributes: false,
  },
  /** Pieces of the suite's pages: cart lines, popovers, snippets. */
  fragment: {
    elements: words(`${marks} ${blocks} ${fields} col colgroup details hr img summary wbr`),
    blocks: [],
    attributes: words(
      `${markAttributes} action alt aria-checked aria-controls aria-current aria-describedby aria-disabled aria-expanded aria-haspopup aria-hidden aria-invalid aria-label aria-labelledby aria-live aria-pressed aria-required aria-selected aria-sort aria-valuemax aria-valuemin aria-valuenow aria-valuetext autocomplete checked class cols colspan datetime disabled enctype for headers height hidden id inputmode label loading max maxlength method min minlength multiple name novalidate open pattern placeholder readonly required role rows rowspan scope selected size span src step tabindex target type value width`,
    ),
    dataAttributes: true,
  },
} satisfies Record<string, Profile>;

export type ProfileName = keyof typeof profiles;
