import { createECDH, randomBytes } from "node:crypto";

/** A subscription as a browser makes it, with keys that a message can be encrypted for. */
export function newSubscription(endpoint = `https://push.example.com/send/${randomBytes(8).toString("hex")}`) {
  const curve = createECDH("prime256v1");
  curve.generateKeys();
  return {
    endpoint,
    expirationTime: null,
    keys: { p256dh: curve.getPublicKey("base64url"), auth: randomBytes(16).toString("base64url") },
  };
}
