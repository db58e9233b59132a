/**
 * Returns the address of an attachment of the suite.
 * @param path such as `content/7` or `image/7/100x80`
 * @param token access token of the file
 * @param query further parameters
 * @see docs/reference/portal.md#portal-13
 */
export function fileAddress(
  server: string,
  path: string,
  token: string | false | null | undefined,
  query = "",
): string {
  const access = token && `access_token=${encodeURIComponent(token)}`;
  const parameters = [query, access].filter(Boolean).join("&");
  return `${server}/web/${path}${parameters && `?${parameters}`}`;
}
