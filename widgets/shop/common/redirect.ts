import { useEffect } from "react";
import { navigate } from "#shared/html/index.ts";
import { SuiteError } from "#shared/suite/index.ts";

/** Navigates to an address of the suite once there is one. */
export const useRedirect = (redirectUrl: string | null): void =>
  useEffect(() => {
    if (redirectUrl) navigate(redirectUrl);
  }, [redirectUrl]);

/** Follows a link of the page; reports an address that is refused. */
export function follow({ href }: HTMLAnchorElement, fail: (error: unknown) => void): void {
  if (!navigate(href)) fail(new SuiteError("config", `a link leads to ${href}, which is no web address`));
}
