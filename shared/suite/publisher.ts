import { shared } from "../element/index.ts";
import { pageContext } from "./page.ts";

interface Known {
  isPublisher?: boolean;
  question?: Promise<unknown> | undefined;
}

/**
 * Whether the page is read by a publisher of the website: what the page says, and where it says nothing, what the suite answers, which is
 * asked once.
 * @returns a promise while the suite is asked, after which the next call returns its answer
 */
export function isPublisher(server: string): boolean | Promise<unknown> {
  const said = server === location.origin ? pageContext().isPublisher : undefined;
  const known = shared<Known>(`suite.publisher ${server}`, () => ({}));
  return (
    said ??
    known.isPublisher ??
    (known.question ??= import("./publisher.lazy.ts")
      .then(async ({ askPublisher }) => (known.isPublisher = await askPublisher(server)))
      .finally(() => (known.question = undefined)))
  );
}
