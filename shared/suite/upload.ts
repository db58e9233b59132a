/**
 * Returns a `fetch` for one request that reports the progress of its body, which the platform's own does not.
 * @param body body of the request
 * @param onProgress receives the sent bytes
 */
export const uploadFetch =
  (body: FormData, onProgress: (sent: number, total: number) => void): typeof fetch =>
  (input) =>
    new Promise((resolve, reject) => {
      const { method, url, credentials, signal } = input as Request;
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.withCredentials = credentials === "include";
      request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
      // some statuses may have no body, not even an empty one
      request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }));
      request.onerror = () => reject(new TypeError("Failed to upload"));
      const stop = () => {
        request.abort();
        reject(signal.reason as Error);
      };
      if (signal.aborted) return stop();
      signal.addEventListener("abort", stop);
      request.send(body);
    });
