import { adoptStyles } from "#shared/ui/index.ts";
import css from "./sending.light.css";

/** Of buttons of the page whose form is on its way. */
export const adoptLooks = (host: Element): void => adoptStyles(host, css);
