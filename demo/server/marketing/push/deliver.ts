import { lookup } from "node:dns";
import { request } from "node:https";
import { BlockList, type LookupFunction } from "node:net";

/** A message for one device, encrypted. */
export interface Parcel {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** Brings it to the push service; gives the HTTP status of its answer. */
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

/** Whether an address belongs to a machine or a network and not to the internet; an IPv4-mapped IPv6 address as well. */
export const isInward = (address: string): boolean => inward.check(address, address.includes(":") ? "ipv6" : "ipv4");

/** A public name may resolve to an address inside, too. */
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
const patience = 10_000;

/** Over https; redirects are not followed. */
export const deliver: Deliver = ({ endpoint, headers, body }) =>
  new Promise((resolve, reject) => {
    const sent = request(endpoint, { method: "POST", headers, lookup: outward, timeout: patience }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on("timeout", () => sent.destroy(new Error(`${new URL(endpoint).host} gave no answer`)));
    sent.on("error", reject);
    sent.end(body);
  });
