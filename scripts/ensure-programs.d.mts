/** Folder of initdb and postgres; undefined when they are not installed. */
export function postgresFolder(): string | undefined;
/** Path of a program by its name in Debian; undefined when it is not installed. */
export function programPath(name: string): string | undefined;
export function firefoxPath(): string | undefined;
/** Paths of what a WebKitGTK without a screen needs; undefined when something of it is not installed. */
export function webkitPaths(): Record<"driver" | "screen" | "settings" | "browser", string> | undefined;
/** Why a stage of the tests cannot run here, and what would help, as a sentence; undefined where it can. */
export function lackOf(stage: string): string | undefined;
