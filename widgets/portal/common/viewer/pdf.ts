import { untilAbort } from "#shared/state/index.ts";

/**
 * Loads a PDF of the suite.
 * @returns an address that browsers open as PDF regardless of the content, so that nothing else in it runs; revoked with the signal
 * @throws TypeError if the suite responds with another type, which would run as a page of its origin
 */
export async function loadPdf(src: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(src, { credentials: "include", signal });
  const [type = ""] = (response.headers.get("Content-Type") ?? "").split(";");
  if (!response.ok || type.trim().toLowerCase() !== "application/pdf") throw new TypeError("This file is no PDF");
  const address = URL.createObjectURL(new Blob([await response.arrayBuffer()], { type: "application/pdf" }));
  if (signal.aborted) URL.revokeObjectURL(address);
  else untilAbort(signal, () => URL.revokeObjectURL(address));
  return address;
}
