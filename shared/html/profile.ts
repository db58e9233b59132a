/** Elements and attributes of the suite's HTML that stay, for both sanitizers; all others are removed with their content. */
export interface Profile {
  readonly elements: readonly string[];
  /** Elements that become a plain `div`, so that their lines stay separate. */
  readonly blocks: readonly string[];
  readonly attributes: readonly string[];
  readonly dataAttributes: boolean;
  /** Removes further parts of sanitized nodes before any other code reads them. */
  readonly prepare?: (root: Element) => void;
  /** Changes the nodes once they are in the page. */
  readonly polish?: (root: Element) => Promise<void>;
}

export const words = (text: string): string[] => text.split(" ");

export const marks =
  "a abbr b bdi bdo big blockquote br cite code del div em font i ins kbd li mark ol p pre q rp rt ruby s samp small span strike strong sub sup time tt u ul var";
export const blocks =
  "address article aside caption center dd dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup main nav section table tbody td tfoot th thead tr";
export const markAttributes = "dir href lang start title";
