import type { Server } from "node:http";

/**
 * Server without keep-alive connections. A timer of Node's fetch closes idle ones; if the fake clock of another test
 * received the call to stop it, the timer continues, and throws after garbage collection of the connection.
 */
export function keepsNone(server: Server): void {
  server.maxRequestsPerSocket = 1;
}
