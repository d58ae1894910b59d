import type { Devnet } from '../startDevnet.js'

/** Formats the output of the command once everything runs. */
export function formatSummary({
  chains,
  solana,
  bitcoin,
  gateway,
  phone,
  wallets,
  url,
  accounts,
  tokens,
}: Devnet): string {
  const places = [
    ...chains.map(({ name, rpcUrl }): [string, string] => [name, rpcUrl]),
    ...(solana ? [[solana.name, solana.rpcUrl] as const] : []),
    ...(bitcoin ? [[bitcoin.name, bitcoin.esploraUrl] as const] : []),
    ...(gateway ? [['Gateway', gateway.url] as const] : []),
    ...(gateway ? [['Exchange', gateway.exchange.url] as const] : []),
    ...(gateway?.login ? [['Login frame', gateway.login.frameUrl] as const] : []),
    ...(gateway?.login ? [['Inbox', gateway.login.inboxUrl] as const] : []),
    ...(gateway?.login ? [['Providers', gateway.login.providerUrl] as const] : []),
    ...(gateway?.login?.farcaster ? [['Farcaster', gateway.login.farcaster.url] as const] : []),
    ...(phone ? [['Phone', phone.url] as const] : []),
    ['Wallet script', wallets.url] as const,
    ['Description', url] as const,
  ]
  return [
    'The devnet is ready. Ctrl-C stops it.',
    '',
    ...places.map(([name, address]) => `  ${name.padEnd(14)}  ${address}`),
    '',
    `  ${accounts.length} accounts with 10000 coins each, the first ${accounts[0]?.address}`,
    ...tokens.map(
      ({ symbol, decimals, address }) => `  ${symbol.padEnd(4)} (${decimals} decimals) at ${address}`,
    ),
    '',
  ].join('\n')
}
