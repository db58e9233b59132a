/** @jsxImportSource hono/jsx */

const networks = [
  { name: "twitter", title: "Twitter" },
  { name: "facebook", title: "Facebook" },
  { name: "linkedin", title: "LinkedIn" },
  { name: "google-plus", title: "Google Plus" },
];

/** Share links without text; the built-in script sets their addresses. */
export const ShareLinks = ({ complete = false }: { complete?: boolean }) => (
  <div class={complete ? "o_blog_post_complete o_sharing_links" : "o_sharing_links"}>
    {networks.map(({ name, title }) => {
      const key = `o_${name.replace("-plus", "")}${complete ? "_complete" : ""}`;
      return (
        <a class={`fa fa-${name}-square ${key}`} id={complete ? key : undefined} aria-label={title} title={title}></a>
      );
    })}
  </div>
);
