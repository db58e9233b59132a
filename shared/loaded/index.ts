export { Content } from "./Content.tsx";
export {
  bindsContent,
  hostOf,
  isLoaded,
  loadable,
  loadedDocs,
  namesPage,
  sourceAttribute,
  type Loads,
  type ReadPage,
} from "./loads.ts";
export { linkedPage, pagesOf, pathOn, type SuitePage } from "./pages.ts";
