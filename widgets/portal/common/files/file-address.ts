/**
 * Address of an attachment of the suite (WIRE.md section 5).
 * @param path such as `content/7` or `image/7/100x80`
 * @param token lets whoever has it read the file
 * @param query what is asked for besides
 */
export function fileAddress(
  server: string,
  path: string,
  token: string | false | null | undefined,
  query = "",
): string {
  const access = token && `access_token=${encodeURIComponent(token)}`;
  const asked = [query, access].filter(Boolean).join("&");
  return `${server}/web/${path}${asked && `?${asked}`}`;
}
