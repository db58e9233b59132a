import type { Server } from "node:http";

/**
 * A server that keeps no connection. Node's fetch ends one that is kept by a timer; where the fake clock of another test
 * was asked to stop it, the timer runs on, and throws once the connection has been collected.
 */
export function keepsNone(server: Server): void {
  server.maxRequestsPerSocket = 1;
}
