import { pageRegistry } from "./page.ts";

/**
 * Origin of the suite that an element, or else the loader, names by `data-server`; the page's where neither does.
 * @throws a `config` error for what is no http(s) address: the page's own host shall not get what is meant for the suite
 */
export function serverOf(host: Element): string {
  const server = host.getAttribute("data-server") || pageRegistry().config?.server;
  if (!server) return location.origin;
  if (/^https?:\/\/\w/i.test(server)) return new URL(server).origin;
  throw { kind: "config", message: `data-server="${server}" does not begin with https://` };
}
