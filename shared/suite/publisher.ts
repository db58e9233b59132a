import { shared } from "../element/index.ts";
import { pageContext } from "./page.ts";

interface Known {
  isPublisher?: boolean;
  question?: Promise<unknown> | undefined;
}

/**
 * Returns true if the visitor is a publisher of the website: by the page's attributes, or on other pages by one call to the suite.
 * @returns a promise during the call, after which the next call returns the result
 */
export function isPublisher(server: string): boolean | Promise<unknown> {
  const said = server === location.origin ? pageContext().isPublisher : undefined;
  const known = shared<Known>(`suite.publisher ${server}`, () => ({}));
  return (
    said ??
    known.isPublisher ??
    (known.question ??= import("./ask-publisher.ts")
      .then(async ({ askPublisher }) => (known.isPublisher = await askPublisher(server)))
      .finally(() => (known.question = undefined)))
  );
}
