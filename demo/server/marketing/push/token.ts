import { isIP } from "node:net";
import { object, pipe, regex, safeParse, string } from "valibot";

/** Recipient. A subscription of the Web Push standard has keys; a token of another service is only stored. */
interface Device {
  readonly address: string;
  readonly keys: { readonly p256dh: string; readonly auth: string } | null;
}

/** Longest address in characters, far above those of push services. */
const longest = 1024;

/** Point of the curve, and 16 bytes (RFC 8291). */
const subscription = object({
  endpoint: string(),
  keys: object({ p256dh: pipe(string(), regex(/^[\w-]{87}=?$/)), auth: pipe(string(), regex(/^[\w-]{22}(==)?$/)) }),
});

/** Names that no public service has. */
const inward = /\.(local|localhost|internal|intranet|lan|home|corp|arpa|onion)$/;

/** Returns true if this server may call a visitor's address: https, default port, public name. */
function isPushService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, port, hostname } = new URL(address);
  return (
    protocol === "https:" &&
    !username &&
    !password &&
    !port &&
    !isIP(hostname) &&
    /^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(hostname) &&
    !inward.test(hostname)
  );
}

function readSubscription(text: string): Device | undefined {
  try {
    const { success, output } = safeParse(subscription, JSON.parse(text));
    return success && isPushService(output.endpoint) ? { address: output.endpoint, keys: output.keys } : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a browser's token; undefined if invalid. */
export function readDevice(text: string): Device | undefined {
  const device = readSubscription(text) ?? { address: text.trim(), keys: null };
  return device.address && device.address.length <= longest ? device : undefined;
}
