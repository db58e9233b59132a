/** Folder of initdb and postgres; undefined when they are not installed. */
export function postgresFolder(): string | undefined;
/** Path of a program by its name in Debian; undefined when it is not installed. */
export function programPath(name: string): string | undefined;
export function firefoxPath(): string | undefined;
/** Paths of what a WebKitGTK without a screen needs; undefined when something of it is not installed. */
export function webkitPaths(): Record<"driver" | "screen" | "settings" | "browser", string> | undefined;
/** Returns a sentence that names the reason why a stage cannot run on this machine, and the remedy; undefined if it can. */
export function lackOf(stage: string): string | undefined;
