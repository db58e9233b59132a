export { Content } from "./Content.tsx";
export {
  bindsContent,
  isLoaded,
  loadable,
  loadedDocs,
  namesPage,
  sourceAttribute,
  type Loads,
  type ReadPage,
} from "./loads.ts";
export { linkedPage, pagesOf, pathOn } from "./pages.ts";
