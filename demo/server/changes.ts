/** Tells open pages by server-sent events what `npm run dev` has built anew, so that they reload. */
interface Changes {
  /** How often the bundle was built since this process started. */
  builds(): number;
  /** The answer to a page that listens; nothing for any other request. */
  answer(request: Request): Response | undefined;
  /** Ends all answers: a server that stops need not wait for them. */
  close(): void;
}

/** Builds are counted by the process that started this one, and sent as messages. */
export function createChanges(): Changes {
  const listeners = new Set<ReadableStreamDefaultController<Uint8Array>>();
  let builds = 0;
  // another process has another id: a page that finds it reloads, too. It tries again after 100 ms
  const event = () => new TextEncoder().encode(`retry: 100\ndata: ${process.pid}.${builds}\n\n`);
  process.on("message", (count: number) => {
    builds = count;
    for (const listener of listeners) listener.enqueue(event());
  });

  const listen = () => {
    let own: ReadableStreamDefaultController<Uint8Array>;
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        own = controller;
        listeners.add(own);
        own.enqueue(event());
      },
      cancel: () => void listeners.delete(own),
    });
  };
  // a connection that is kept would hold up the end of the process
  const headers = { "Content-Type": "text/event-stream", "Cache-Control": "no-cache", Connection: "close" };
  return {
    builds: () => builds,
    answer: ({ url }) => (new URL(url).pathname === "/dev/changes" ? new Response(listen(), { headers }) : undefined),
    close: () => {
      for (const listener of listeners) listener.close();
      listeners.clear();
    },
  };
}
