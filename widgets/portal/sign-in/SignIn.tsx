import { useRef, useState } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { navigate, safeWebUrl } from "#shared/html/index.ts";
import { failureOf } from "#shared/i18n/index.ts";
import { Failure, Icon, icons, useHost } from "#shared/ui/index.ts";
import { signInEnv } from "./sign-in.env.ts";
import type { Account, SignInProps, SignInStore, SignInTexts } from "./sign-in.store.ts";

type View = WidgetView<SignInStore, SignInProps, SignInTexts>;

/** Address of the suite's sign-in page, which leads back to this page. */
function loginAddress(server: string, href: string): string {
  const address = new URL(safeWebUrl(href, server) ?? "/web/login", server);
  if (!address.searchParams.has("redirect")) address.searchParams.set("redirect", location.href);
  return address.href;
}

/** Button with the visitor's name, and the pages of the portal. */
function Menu({
  account,
  texts,
  server,
}: {
  readonly account: Account;
  readonly texts: SignInTexts;
  readonly server: string;
}) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div
      className="menu"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        event.stopPropagation();
        setOpen(false);
        button.current!.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget && !currentTarget.contains(relatedTarget) && setOpen(false)
      }
    >
      <button
        ref={button}
        className="button quiet name"
        part="button"
        type="button"
        aria-expanded={isOpen}
        aria-controls="pages"
        onClick={() => setOpen(!isOpen)}
      >
        <bdi>{account.name || texts.account}</bdi>
        <Icon path={icons.chevronDown} />
      </button>
      <ul id="pages" part="menu" role="list" hidden={!isOpen}>
        {[{ name: texts.account, href: `${server}/my` }, ...account.pages].map(({ name, href }) => (
          <li key={href}>
            <a part="page" href={href}>
              {name}
            </a>
          </li>
        ))}
        <li>
          <a part="sign-out" href={`${server}/web/session/logout?redirect=/`}>
            {texts.signOut}
          </a>
        </li>
      </ul>
    </div>
  );
}

/** Link to the suite's sign-in page. On the suite's own origin a press shows the form over the page. */
function SignInLink({ store, props, texts, context }: View) {
  const { server, lang, signal } = context;
  const [isOpening, setOpening] = useState(false);
  const href = loginAddress(server, props.href);
  async function open() {
    setOpening(true);
    try {
      const { openLogin } = await import("./login-form.ts");
      const { pathname } = new URL(href);
      await openLogin({ server, path: pathname, lang, texts, signal, onDone: store.signedIn });
    } catch {
      // the suite's own page says more
      navigate(href);
    }
    setOpening(false);
  }
  return (
    <a
      className="button primary"
      part="button"
      href={href}
      aria-busy={isOpening}
      onClick={(event) => {
        const { ctrlKey, metaKey, shiftKey } = event;
        if (server !== location.origin || ctrlKey || metaKey || shiftKey) return;
        event.preventDefault();
        if (!isOpening) void open();
      }}
    >
      {texts.signIn}
    </a>
  );
}

export function SignIn(view: View) {
  const { store, texts, context } = view;
  const { account, error } = useStore(store.state);
  const ref = useHost<HTMLDivElement>((host, signal) => store.start(signInEnv(host, context), signal));
  return (
    <div ref={ref} className="sign-in" aria-busy={account === undefined && !error} tabIndex={-1}>
      {!!error && <Failure {...failureOf(texts, error)} onRetry={store.retry} />}
      {account === null && <SignInLink {...view} />}
      {account && <Menu account={account} texts={texts} server={context.server} />}
    </div>
  );
}
