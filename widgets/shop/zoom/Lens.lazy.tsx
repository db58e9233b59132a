/** The door of the lens, which comes when somebody points at a picture. */
export { Lens } from "./lens/Lens.tsx";
