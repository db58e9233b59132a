import { lazyView } from "#shared/ui/index.ts";
import type { ServerFragmentProps } from "./ServerFragment.tsx";

/** A piece of the suite's pages, for elements that show one only when they are opened: it is 1.8 kB. */
export const LazyFragment = lazyView<ServerFragmentProps>(() =>
  import("./ServerFragment.tsx").then((module) => module.ServerFragment),
);
