/** Placeholders for the reader's names: a host of their own domain for the suite, and the host of their page. */
export const suiteHost = "suite.example.com";
export const pageOrigin = "https://www.example.com";

/**
 * Headers that a page of another origin needs with every response, since the suite sends no CORS headers. Calls are JSON with the
 * session's cookie, so browsers ask permission first, here once in two hours for each address.
 */
export const corsHeaders: readonly (readonly [name: string, value: string])[] = [
  ["Access-Control-Allow-Origin", pageOrigin],
  ["Access-Control-Allow-Credentials", "true"],
  ["Access-Control-Allow-Headers", "content-type"],
  ["Access-Control-Max-Age", "7200"],
];

const lines = (write: (name: string, value: string) => string): string =>
  corsHeaders.map(([name, value]) => write(name, value)).join("\n");

/**
 * Polls are held for 50 s. Hides the suite's own headers of the same name: browsers reject two values. The suite limits the size of
 * uploads. It trusts no forwarded header without that of the host.
 */
export const nginx = (suite: string): string => `server {
  listen 443 ssl;
  server_name ${suiteHost};
  # ssl_certificate and ssl_certificate_key of this host
${lines((name, value) => `  add_header ${name} ${value} always;`)}
  if ($request_method = OPTIONS) { return 204; }
  client_max_body_size 0;
  proxy_set_header Host $host;
  proxy_set_header X-Forwarded-Host $host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_hide_header Access-Control-Allow-Origin;
  proxy_read_timeout 90s;

  location / { proxy_pass ${suite}; }
}`;

/** Forwards client and host by itself. Sets the headers at once, so errors of the proxy have them as well. */
export const caddy = (suite: string): string => `${suiteHost} {
  header {
${lines((name, value) => `    ${name} ${value}`)}
  }
  @preflight method OPTIONS
  respond @preflight 204
  reverse_proxy ${suite} {
    header_down -Access-Control-Allow-Origin
  }
}`;

/** Replaces the suite's own headers of the same name. */
export const apache = (suite: string): string => `# a2enmod headers proxy proxy_http rewrite ssl
<VirtualHost *:443>
  ServerName ${suiteHost}
  SSLEngine on
  # SSLCertificateFile and SSLCertificateKeyFile of this host
${lines((name, value) => `  Header always set ${name} "${value}"\n  Header onsuccess unset ${name}`)}

  RewriteEngine on
  RewriteCond %{REQUEST_METHOD} =OPTIONS
  RewriteRule ^ - [R=204,L]

  ProxyPreserveHost on
  RequestHeader set X-Forwarded-Proto https
  ProxyPass / ${suite}/ timeout=90
</VirtualHost>`;
