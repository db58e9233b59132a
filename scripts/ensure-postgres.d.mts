export const advice: string;
/** Folder of initdb and postgres; undefined when they are not installed. */
export function postgresFolder(): string | undefined;
/** Whether the tests have a PostgreSQL to run on. */
export function hasPostgres(): boolean;
