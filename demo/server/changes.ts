/** Notifies open pages of new builds of `npm run dev` by server-sent events, so that they reload. */
interface Changes {
  /** Returns the number of builds since this process started. */
  builds(): number;
  /** Returns the response to a page that listens; undefined for any other request. */
  answer(request: Request): Response | undefined;
  /** Ends all responses, so that a stopping server does not wait for them. */
  close(): void;
}

/** Counts the builds that the parent process sends as messages. */
export function createChanges(): Changes {
  const listeners = new Set<ReadableStreamDefaultController<Uint8Array>>();
  let builds = 0;
  // Another process has another id, so its pages reload, too. Browsers retry after 100 ms.
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
  // a kept connection would delay the end of the process
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
