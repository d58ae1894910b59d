/** The addresses of the servers, of `.env.development` or `.env.production`. Next.js replaces each name in the code of the browser. */
export const environment = {
  projectId: process.env.NEXT_PUBLIC_PROJECT_ID ?? '',
  gatewayUrl: process.env.NEXT_PUBLIC_GATEWAY_URL,
  loginUrl: process.env.NEXT_PUBLIC_LOGIN_URL,
  rpcUrl: process.env.NEXT_PUBLIC_RPC_URL,
  devnetUrl: process.env.NEXT_PUBLIC_DEVNET_URL,
  inboxUrl: process.env.NEXT_PUBLIC_INBOX_URL,
}
