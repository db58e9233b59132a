import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
const pem = (text: string, kind: string) =>
  new RegExp(`-----BEGIN ${kind}-----[\\s\\S]+?-----END ${kind}-----`).exec(text)![0];

/** Creates key and certificate, PEM, of a server on this machine, since browsers speak HTTP/2 over TLS alone. @throws without OpenSSL */
export async function certificate(): Promise<{ readonly key: string; readonly cert: string }> {
  const words =
    "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout - -out - -days 2 -subj /CN=localhost";
  const { stdout } = await run("openssl", words.split(" ")).catch((error: Error) => {
    throw new Error(`npm run bench -- network needs the command openssl: ${error.message}`);
  });
  return { key: pem(stdout, "PRIVATE KEY"), cert: pem(stdout, "CERTIFICATE") };
}
