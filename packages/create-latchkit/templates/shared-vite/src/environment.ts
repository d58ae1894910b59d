/** The addresses of the servers, of `.env.development` or `.env.production`. */
type Environment = {
  readonly projectId: string
  readonly gatewayUrl: string | undefined
  readonly loginUrl: string | undefined
  readonly rpcUrl: string | undefined
  readonly devnetUrl: string | undefined
  readonly inboxUrl: string | undefined
}

export const environment: Environment = {
  projectId: import.meta.env.VITE_PROJECT_ID,
  gatewayUrl: import.meta.env.VITE_GATEWAY_URL,
  loginUrl: import.meta.env.VITE_LOGIN_URL,
  rpcUrl: import.meta.env.VITE_RPC_URL,
  devnetUrl: import.meta.env.VITE_DEVNET_URL,
  inboxUrl: import.meta.env.VITE_INBOX_URL,
}
