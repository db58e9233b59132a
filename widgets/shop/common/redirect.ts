import { useEffect } from "react";
import { navigate } from "#shared/html/index.ts";
import { SuiteError } from "#shared/suite/index.ts";

/** Goes to an address of the suite as soon as there is one. */
export const useRedirect = (redirectUrl: string | null): void =>
  useEffect(() => {
    if (redirectUrl) navigate(redirectUrl);
  }, [redirectUrl]);

/** Follows a link of the page, and reports one whose address is refused. */
export function follow({ href }: HTMLAnchorElement, fail: (error: unknown) => void): void {
  if (!navigate(href)) fail(new SuiteError("config", `a link leads to ${href}, which is no web address`));
}
