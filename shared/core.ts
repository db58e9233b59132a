/**
 * What every page of ours loads: the build makes chunks/core.js of these modules and of all that they import. All else
 * travels with the element or the area that needs it.
 */
export * from "./a11y/focused.ts";
export * from "./a11y/prefers-reduced-motion.ts";
export * from "./element/index.ts";
export * from "./html/address.ts";
export * from "./html/navigate.ts";
export * from "./i18n/index.ts";
export * from "./state/store-state.ts";
export * from "./suite/error.ts";
export * from "./suite/page.ts";
export * from "./ui/Button.tsx";
export * from "./ui/Failure.tsx";
export * from "./ui/Icon.tsx";
export * from "./ui/Spinner.tsx";
export * from "./ui/Status.tsx";
export * from "./ui/hand-over.ts";
export * from "./ui/button.css";
export * from "./ui/failure.css";
export * from "./ui/field.css";
export * from "./ui/spinner.css";
export * from "./ui/status.css";
export * from "./ui/tool.css";
