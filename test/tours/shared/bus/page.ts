import { bus } from "#shared/suite/bus/index.ts";

declare global {
  var heard: unknown[];
  var gaps: number;
  var listen: (channel: string) => () => void;
}

const { onGap, subscribe } = bus(location.origin);
globalThis.heard = [];
globalThis.gaps = 0;
globalThis.listen = (channel) => subscribe(channel, (message) => heard.push(message));
onGap(() => gaps++);
listen("lambda");
