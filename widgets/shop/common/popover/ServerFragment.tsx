import { fragment } from "#shared/html/fragment.ts";
import { ServerHtml, type ServerHtmlProps } from "#shared/ui/index.ts";

export type ServerFragmentProps = Omit<ServerHtmlProps, "profile">;

/** HTML fragment of a suite page. */
export const ServerFragment = (props: ServerFragmentProps) => <ServerHtml {...props} profile={fragment} />;
