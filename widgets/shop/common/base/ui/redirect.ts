import { useEffect } from "react";
import { navigate } from "#shared/html/index.ts";

/** Goes to an address of the suite as soon as there is one. */
export const useRedirect = (redirectUrl: string | null): void =>
  useEffect(() => {
    if (redirectUrl) navigate(redirectUrl);
  }, [redirectUrl]);
