import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import { suiteHost } from "#demo/catalogue/paste/proxy.ts";
import { lackOf, programPath } from "#scripts/ensure-programs.mjs";

/** Environment of a server: its own folder with `cert.pem` and `key.pem` of the suite's host, and a free port. */
export interface Place {
  readonly folder: string;
  readonly port: number;
}

/** Web server with the context that its recipes need. */
export interface Program {
  readonly name: "nginx" | "caddy" | "apache";
  readonly path: string;
  /** Matches the message that the server logs once it is ready. */
  readonly ready: RegExp;
  configuration(content: string, place: Place): string;
  parameters(file: string, folder: string): string[];
  /** Returns a plain HTTP site around a recipe that is part of one. */
  site(recipe: string, place: Place): string;
  /** Replacements for a recipe's port and certificate. */
  readonly own: readonly (readonly [found: string, put: (place: Place) => string])[];
}

const isRoot = process.getuid?.() === 0;

/** @throws Error with a hint if the program is not installed */
function pathOf(name: string): string {
  const path = programPath(name);
  if (!path) throw new Error(lackOf("servers"));
  return path;
}

/** File that Debian's nginx includes in its own configuration. */
function nginxFolder(path: string): string {
  const said = execFileSync("sh", ["-c", '"$0" -V 2>&1', path], { encoding: "utf8" });
  return dirname(/--conf-path=(\S+)/.exec(said)?.[1] ?? "");
}

function nginx(): Program {
  const path = pathOf("nginx");
  const types = join(nginxFolder(path), "mime.types");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return {
    name: "nginx",
    path,
    ready: /start worker process \d/,
    configuration: (content, { folder }) => `daemon off;
${isRoot ? "user root;" : ""}
pid ${folder}/pid;
error_log stderr notice;
events {}
http {
  include ${types};
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join("\n")}
${content}
}`,
    parameters: (file, folder) => ["-e", "stderr", "-p", folder, "-c", file],
    site: (recipe, { port }) => `server {\nlisten 127.0.0.1:${port};\n${recipe}\n}`,
    own: [
      ["listen 443 ssl", ({ port }) => `listen 127.0.0.1:${port} ssl`],
      [
        "# ssl_certificate and ssl_certificate_key of this host",
        ({ folder }) => `ssl_certificate ${folder}/cert.pem;\nssl_certificate_key ${folder}/key.pem;`,
      ],
    ],
  };
}

const caddy = (): Program => ({
  name: "caddy",
  path: pathOf("caddy"),
  ready: /serving initial configuration/,
  configuration: (content, { folder }) => `{
  admin off
  auto_https disable_redirects
  default_bind 127.0.0.1
  storage file_system ${folder}
}
${content}`,
  parameters: (file) => ["run", "--adapter", "caddyfile", "--config", file],
  site: (recipe, { port }) => `http://127.0.0.1:${port} {\n${recipe}\n}`,
  own: [
    [
      `${suiteHost} {`,
      ({ port, folder }) => `https://${suiteHost}:${port} {\ntls ${folder}/cert.pem ${folder}/key.pem`,
    ],
  ],
});

/** Configuration of every Apache. */
const apacheModules = ["mpm_event", "authz_core", "mime"];

/** Modules that the recipe's own command would enable. */
const enabled = (recipe: string): string[] => /# a2enmod (.+)/.exec(recipe)?.[1]?.split(" ") ?? [];

const apache = (): Program => ({
  name: "apache",
  path: pathOf("apache2"),
  ready: /resuming normal operations/,
  configuration: (content, { folder, port }) => `ServerRoot ${folder}
DefaultRuntimeDir ${folder}
PidFile ${folder}/pid
ErrorLog "||/bin/cat"
ServerName localhost
Listen 127.0.0.1:${port}
${[...apacheModules, ...enabled(content)].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join("\n")}
TypesConfig /etc/mime.types
${isRoot ? "User nobody\nGroup #65534" : ""}
${content}`,
  parameters: (file) => ["-D", "FOREGROUND", "-f", file],
  site: (recipe) => recipe,
  own: [
    ["<VirtualHost *:443>", ({ port }) => `<VirtualHost 127.0.0.1:${port}>`],
    [
      "# SSLCertificateFile and SSLCertificateKeyFile of this host",
      ({ folder }) => `SSLCertificateFile ${folder}/cert.pem\nSSLCertificateKeyFile ${folder}/key.pem`,
    ],
  ],
});

export const programs = (): readonly Program[] => [nginx(), caddy(), apache()];
