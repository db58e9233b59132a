/** In `suite.js` of `npm run dev` alone: reloads the page when what it shows has changed, or when the server has started again. */
const changes = new EventSource("/dev/changes");
let shown: string | undefined;

changes.addEventListener("message", ({ data }: MessageEvent<string>) => {
  shown ??= data;
  if (data !== shown) location.reload();
});
