import { lazyView } from "./lazy-view.tsx";
import type { ServerFragmentProps } from "./ServerFragment.tsx";

/** A piece of the suite's pages, for elements that show one only when somebody opens them: 1.8 kB come with it. */
export const LazyFragment = lazyView<ServerFragmentProps>(() =>
  import("./ServerFragment.tsx").then((module) => module.ServerFragment),
);
