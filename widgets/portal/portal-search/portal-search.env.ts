import { navigate } from "#shared/html/index.ts";

/** Functions of the browser that the store needs. */
export interface PortalSearchEnv {
  /** Returns the address of the page. */
  here(): string;
  navigate(address: string): void;
}

export const portalSearchEnv: PortalSearchEnv = { here: () => location.href, navigate };
