import { fragment } from "#shared/html/fragment.ts";
import { ServerHtml, type ServerHtmlProps } from "#shared/ui/index.ts";

export type ServerFragmentProps = Omit<ServerHtmlProps, "profile">;

/** A piece of the suite's pages. */
export const ServerFragment = (props: ServerFragmentProps) => <ServerHtml {...props} profile={fragment} />;
