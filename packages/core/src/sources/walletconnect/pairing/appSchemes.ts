import type { CustomWallet } from '../../../config/config.js'

/**
 * URL schemes of wallet apps that may be opened: those of the built-in wallets, and of others that WalletConnect's public
 * registries list. This is an allow-list, because any installed app can register a scheme: a deny-list cannot be complete.
 */
const builtInSchemes = `
  aktionariat argent atoken bitcoincom bitkeep bitpay bnc cbwallet celo coin98 cosmostation cryptobrowser
  cryptowallet cybavowallet dfw easypocket eidoo ellipal exodus fireblocks-wc flare frontier halodefiwallet
  huobiwallet imtokenv2 infinity keplrwallet keyring krakenwallet kyberswap leapcosmoswallet ledgerlive
  mathwallet metamask mewwallet mykeywalletconnect nash novawallet o3wallet okex omni oneinch onekey-wallet
  ontoprovider peakdefiwallet phantom pillarwallet plasmapay rainbow robinhood-wallet roninwallet rwallet
  safe safepalwallet solflare sparkpoint spot subwallet talken-wallet tongue tonkeeper tpoutside trust
  uniswap zel zerion
`

/**
 * Whether a link of that scheme may be opened: `https`, a built-in scheme, or one that the host app declares.
 *
 * @param declared Schemes of the host app's own wallets: `declaredSchemes(config.customWallets)`.
 */
export function isAllowedScheme(scheme: string, declared: readonly string[] = []): boolean {
  return (
    scheme === 'https' || declared.includes(scheme) || builtInSchemes.trim().split(/\s+/).includes(scheme)
  )
}

/** The schemes in the links of the option `customWallets`, which the configuration has validated. */
export function declaredSchemes(wallets: readonly CustomWallet[]): readonly string[] {
  return wallets
    .flatMap(({ mobile_link, desktop_link }) => [mobile_link, desktop_link])
    .flatMap((link) => /^([a-z][a-z0-9+.-]*):/i.exec(link ?? '')?.[1]?.toLowerCase() ?? [])
    .filter((scheme) => scheme !== 'http')
}
