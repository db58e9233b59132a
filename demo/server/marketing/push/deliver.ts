import { lookup } from "node:dns";
import { request } from "node:https";
import { BlockList, type LookupFunction } from "node:net";

/** Encrypted message for one device. */
export interface Parcel {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** Sends a parcel to the push service; returns the HTTP status. */
export type Deliver = (parcel: Parcel) => Promise<number>;

const inward = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["224.0.0.0", 3],
] as const)
  inward.addSubnet(net, bits);
for (const [net, bits] of [
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const)
  inward.addSubnet(net, bits, "ipv6");

/** Returns true for addresses of machines and networks outside of the internet, also as IPv4-mapped IPv6 addresses. */
export const isInward = (address: string): boolean => inward.check(address, address.includes(":") ? "ipv6" : "ipv4");

/** A public name may resolve to a private address. */
const outward: LookupFunction = (name, options, done) =>
  lookup(name, { ...options, all: true }, (error, found = []) => {
    const [first] = found;
    if (error) return done(error, "");
    if (!first || found.some(({ address }) => isInward(address)))
      return done(new Error(`${name} is no public address`), "");
    if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });

/** ms */
const timeout = 10_000;

/** Sends over https, without following redirects. */
export const deliver: Deliver = ({ endpoint, headers, body }) =>
  new Promise((resolve, reject) => {
    const sent = request(endpoint, { method: "POST", headers, lookup: outward, timeout }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on("timeout", () => sent.destroy(new Error(`${new URL(endpoint).host} did not respond`)));
    sent.on("error", reject);
    sent.end(body);
  });
