import type { CatalogueWallet } from '../../../ports/Catalogue.js'
import type { Wallet } from './gatherWallets.js'

/**
 * Adds the entries of the wallet directory to the wallets that they describe. Those wallets get the directory's ids as
 * aliases, so that options can use either id. `listed` entries without a wallet are appended; `known` entries are not.
 */
export function mergeCatalogue(
  wallets: readonly Wallet[],
  catalogue: { readonly listed: readonly CatalogueWallet[]; readonly known: readonly CatalogueWallet[] },
): readonly Wallet[] {
  const merged = new Map(wallets.map((wallet) => [wallet, wallet]))
  // No wallet may use the ids of the QR code or the embedded login.
  const taken = new Set(wallets.flatMap(({ aliases }) => aliases))
  const added: Wallet[] = []
  const addToWallets = (entry: CatalogueWallet): boolean => {
    const found = wallets.filter((wallet) => isSameWallet(wallet, entry))
    for (const wallet of found) {
      const current = merged.get(wallet) ?? wallet
      const aliases = [...new Set([...current.aliases, ...idsOf(entry)])]
      merged.set(wallet, { ...current, aliases, catalogue: current.catalogue ?? entry })
    }
    return found.length > 0
  }
  for (const entry of catalogue.known) addToWallets(entry)
  for (const entry of catalogue.listed) {
    const aliases = idsOf(entry)
    // Entries of two lists with a common id are the same wallet.
    if (addToWallets(entry) || aliases.some((id) => taken.has(id))) continue
    for (const id of aliases) taken.add(id)
    added.push({
      id: entry.id,
      aliases,
      type: 'catalogue',
      members: [],
      connectors: [],
      catalogue: entry,
    })
  }
  return [...merged.values(), ...added]
}

function idsOf({ id, rdns }: CatalogueWallet): readonly string[] {
  return rdns ? [id, rdns] : [id]
}

/** Whether an entry describes a wallet. Compares ids, never names. */
function isSameWallet({ type, aliases, members }: Wallet, entry: CatalogueWallet): boolean {
  if (type === 'walletConnect' || type === 'auth') return false
  const ids = idsOf(entry)
  return (
    aliases.some((alias) => ids.includes(toDesktopRdns(alias))) ||
    members.some((member) =>
      entry.injected.some(({ namespace, id }) => namespace === member.namespace && id === member.id),
    )
  )
}

/** MetaMask's in-app browser announces an rdns of its own. */
function toDesktopRdns(alias: string): string {
  return alias === 'io.metamask.mobile' ? 'io.metamask' : alias
}
