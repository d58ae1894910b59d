/** A server of the proxy: its public URL, and the port of the program on the same machine. */
export type ProxyServer = { readonly url: string; readonly port: number }

/**
 * Creates a configuration of nginx, for `/etc/nginx/conf.d`: it ends TLS with the certificates of certbot, overwrites the
 * `X-Forwarded-For` of clients, forwards WebSockets, and keeps `/metrics` private.
 *
 * @returns `undefined` if no server has an `https:` URL.
 */
export function createProxyConfig(servers: readonly ProxyServer[]): string | undefined {
  const encrypted = servers.filter(({ url }) => url.startsWith('https:'))
  if (encrypted.length === 0) return undefined
  return `# For /etc/nginx/conf.d. Certificates: certbot certonly --nginx -d <name>, once for each server_name.
map $http_upgrade $connection_upgrade {
  default upgrade;
  ''      close;
}

${encrypted.map(createServer).join('\n')}`
}

function createServer({ url, port }: ProxyServer): string {
  const { hostname, port: publicPort } = new URL(url)
  return `server {
  listen ${publicPort || '443'} ssl;
  server_name ${hostname};
  ssl_certificate     /etc/letsencrypt/live/${hostname}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;

  location / {
    proxy_pass http://127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Host $host;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $connection_upgrade;
    proxy_set_header X-Forwarded-For $remote_addr;
    # The relay pings every 20 s.
    proxy_read_timeout 60s;
  }

  location = /metrics {
    return 403;
  }
}
`
}
