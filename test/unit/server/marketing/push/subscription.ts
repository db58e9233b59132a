import { createECDH, randomBytes } from "node:crypto";

/** Creates a subscription like a browser, with keys for encryption. */
export function newSubscription(endpoint = `https://push.example.com/send/${randomBytes(8).toString("hex")}`) {
  const curve = createECDH("prime256v1");
  curve.generateKeys();
  return {
    endpoint,
    expirationTime: null,
    keys: { p256dh: curve.getPublicKey("base64url"), auth: randomBytes(16).toString("base64url") },
  };
}
