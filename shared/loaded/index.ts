export { Content } from "./Content.tsx";
export {
  bindsContent,
  hostOf,
  hasMarkup,
  isLoaded,
  linkedPage,
  loadable,
  loadedDocs,
  namesPage,
  sourceAttribute,
  type Loads,
  type ReadPage,
  writtenIn,
} from "./loads.ts";
export { pagesOf, pathOn, type SuitePage } from "./pages.ts";
