import { useEffect } from "react";

/** Goes to an address of the suite as soon as there is one. */
export const useRedirect = (redirectUrl: string | null): void =>
  useEffect(() => {
    if (redirectUrl) location.assign(redirectUrl);
  }, [redirectUrl]);
