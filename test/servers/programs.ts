import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import { suiteHost } from "#demo/catalogue/paste/proxy.ts";
import { lackOf, programPath } from "#scripts/ensure-programs.mjs";

/** Where a server runs: a folder of its own, a free port, and in that folder `cert.pem` and `key.pem` of the suite's host. */
export interface Place {
  readonly folder: string;
  readonly port: number;
}

/** A web server, and what a recipe for it needs around it. */
export interface Program {
  readonly name: "nginx" | "caddy" | "apache";
  readonly path: string;
  /** What it says once it answers. */
  readonly ready: RegExp;
  configuration(content: string, place: Place): string;
  parameters(file: string, folder: string): string[];
  /** A site of plain HTTP around a recipe that is a part of one. */
  site(recipe: string, place: Place): string;
  /** What a reader puts in the place of the recipe's port and certificate. */
  readonly own: readonly (readonly [found: string, put: (place: Place) => string])[];
}

const isRoot = process.getuid?.() === 0;

/** @throws Error with a sentence for people when it is not installed */
function pathOf(name: string): string {
  const path = programPath(name);
  if (!path) throw new Error(lackOf("servers"));
  return path;
}

/** Where Debian's nginx has the file that its own configuration includes. */
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

/** What every Apache has. */
const apacheModules = ["mpm_event", "authz_core", "mime"];

/** What the recipe's own command would switch on. */
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
