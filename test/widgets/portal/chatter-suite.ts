import { fixture } from "@open-wc/testing";
import { stub } from "sinon";
import chatter from "#portal/chatter/chatter.element.ts";
import { define } from "#shared/element/index.ts";
import { until } from "../shared/state/visitor.ts";

define(chatter);

/** Returns a message as the suite sends it. */
export const messageOf = (id: number, body = "<p>Which wax?</p>", more: object = {}) => ({
  id,
  body,
  date: "2026-11-21 05:46:30",
  author_id: [8, "Joel Willis"],
  website_published: true,
  attachment_ids: [],
  ...more,
});

interface Suite {
  messages: object[];
  mayPost: boolean;
  isPublisher: boolean;
  post: (body: URLSearchParams) => Promise<Response>;
  stats?: object;
  /** Requested domains. */
  domains?: unknown[];
  /** Requested offsets. */
  offsets?: unknown[];
  /** True if the suite refuses all access. */
  isForbidden?: () => boolean;
}

/** Answers all calls. Returns the requested paths. */
export function answer(given: Partial<Suite> = {}): string[] {
  const { messages, mayPost, isPublisher, post, stats, domains, offsets, isForbidden }: Suite = {
    messages: [messageOf(1)],
    mayPost: true,
    isPublisher: false,
    post: () => Promise.resolve(new Response(null, { status: 204 })),
    ...given,
  };
  const paths: string[] = [];
  const options = {
    message_count: messages.length,
    is_user_public: !mayPost,
    is_user_publisher: isPublisher,
  };
  stub(window, "fetch").callsFake(async (input) => {
    const request = input as Request;
    const { pathname } = new URL(request.url);
    paths.push(pathname);
    if (isForbidden?.()) return new Response("", { status: 403 });
    if (pathname === "/mail/chatter_post") return post(new URLSearchParams(await request.text()));
    const { params } = (await request.json()) as { params: Record<string, unknown> };
    domains?.push(params["domain"]);
    offsets?.push(params["offset"]);
    const page = { messages: messages.slice(0, 10), message_count: messages.length };
    const rights = { ...options, display_composer: mayPost && !!params["allow_composer"] };
    const result = pathname === "/website/publish" ? false : { ...page, options: rights, rating_stats: stats };
    return Response.json({ jsonrpc: "2.0", id: 1, result });
  });
  return paths;
}

export async function place(attributes = "") {
  const host = await fixture<HTMLElement>(
    `<suite-chatter data-res-model="blog.post" data-res-id="1" ${attributes}></suite-chatter>`,
  );
  await until(() => host.matches(":state(ready)") && !host.matches(":state(loading)"));
  await until(() => host.shadowRoot!.querySelector("[part~=count],[part~=failure]"));
  const parts = (name: string) => [...host.shadowRoot!.querySelectorAll<HTMLElement>(`[part~=${name}]`)];
  return { host, parts };
}

/** Types a message and sends it. */
export async function type({ parts }: Awaited<ReturnType<typeof place>>, text: string) {
  const input = parts("input")[0] as HTMLTextAreaElement;
  input.value = text;
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await until(() => input.value === text);
  parts("button")[0]!.click();
  return input;
}
