import { fill } from "#shared/i18n/index.ts";
import { type Network, networkNames, openPopup } from "#shared/ui/index.ts";

interface ShareLinkProps {
  readonly network: Network;
  /** Returns the address that shares the page's current address and title. */
  readonly addressOf: () => string;
  readonly texts: { readonly shareOn: string; readonly email: string };
  readonly className?: string;
  /** Size of the popup window, in px. */
  readonly size?: readonly [width: number, height: number];
  readonly onShare: () => void;
}

/** Link with a network's name that opens the network's page in a small window. Part: link. */
export function ShareLink({ network, addressOf, texts, className, size, onShare }: ShareLinkProps) {
  // in a single-page application the title and the address may have changed
  const renew = ({ currentTarget }: { readonly currentTarget: HTMLAnchorElement }) => {
    currentTarget.href = addressOf();
  };
  const name = networkNames[network] ?? texts.email;
  return (
    <a
      className={className}
      part="link"
      href={addressOf()}
      target={networkNames[network] && "_blank"}
      rel="noopener"
      aria-label={fill(texts.shareOn, { network: name })}
      onPointerDown={renew}
      onClick={(event) => {
        renew(event);
        openPopup(event.nativeEvent, event.currentTarget, size);
        onShare();
      }}
    >
      {name}
    </a>
  );
}
