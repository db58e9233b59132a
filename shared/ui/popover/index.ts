export { drivePopover } from "./popover.drive.ts";
export { default as popoverCss } from "./popover.css";
