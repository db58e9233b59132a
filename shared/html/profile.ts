/** What may stay of the suite's HTML. Both sanitizers read it; what it does not name goes, with everything inside. */
export interface Profile {
  readonly elements: readonly string[];
  /** Elements that become a plain `div`, so that the lines they make stay apart. */
  readonly blocks: readonly string[];
  readonly attributes: readonly string[];
  readonly dataAttributes: boolean;
  /** What has to go from sanitized nodes before anybody else looks at them. */
  readonly prepare?: (root: Element) => void;
  /** What is done to the nodes besides, once they are in their place. */
  readonly polish?: (root: Element) => Promise<void>;
}

export const words = (text: string): string[] => text.split(" ");

export const marks =
  "a abbr b bdi bdo big blockquote br cite code del div em font i ins kbd li mark ol p pre q rp rt ruby s samp small span strike strong sub sup time tt u ul var";
export const blocks =
  "address article aside caption center dd dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup main nav section table tbody td tfoot th thead tr";
export const markAttributes = "dir href lang start title";
