import { shared } from "#shared/element/index.ts";
import { connect } from "../client.ts";
import { thisBrowser } from "./bus.env.ts";
import { type Bus, createBus } from "./bus.ts";

export type { Bus } from "./bus.ts";

/**
 * Returns the page's only bus of a suite.
 * @param server its origin, without a slash at the end
 */
export const bus = (server: string): Bus =>
  shared(`suite.bus ${server}`, () => createBus({ client: connect(server), server, browser: thisBrowser(server) }));
