import type { CatalogueWallet } from '../../ports/Catalogue.js'
import type { Wallet } from './gatherWallets.js'

/**
 * Puts what the catalogue knows to the wallets that are there: those get the catalogue's ids besides their own, so that
 * options that name a wallet by either mean the same one. `listed` ones that are not there are added behind them, each
 * once; `known` ones never are.
 */
export function mergeCatalogue(
  wallets: readonly Wallet[],
  catalogue: { readonly listed: readonly CatalogueWallet[]; readonly known: readonly CatalogueWallet[] },
): readonly Wallet[] {
  const there = new Map(wallets.map((wallet) => [wallet, wallet]))
  // No wallet may use the ids of the QR code or the embedded login.
  const taken = new Set(wallets.flatMap(({ aliases }) => aliases))
  const added: Wallet[] = []
  const tell = (entry: CatalogueWallet): boolean => {
    const found = wallets.filter((wallet) => isIt(wallet, entry))
    for (const wallet of found) {
      const now = there.get(wallet) ?? wallet
      const aliases = [...new Set([...now.aliases, ...idsOf(entry)])]
      there.set(wallet, { ...now, aliases, catalogue: now.catalogue ?? entry })
    }
    return found.length > 0
  }
  for (const entry of catalogue.known) tell(entry)
  for (const entry of catalogue.listed) {
    const aliases = idsOf(entry)
    // What two lists know by two ids is one wallet by the id that both have.
    if (tell(entry) || aliases.some((id) => taken.has(id))) continue
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
  return [...there.values(), ...added]
}

function idsOf({ id, rdns }: CatalogueWallet): readonly string[] {
  return rdns ? [id, rdns] : [id]
}

/** By the ids of both, never by a name. */
function isIt({ type, aliases, members }: Wallet, entry: CatalogueWallet): boolean {
  if (type === 'walletConnect' || type === 'auth') return false
  const ids = idsOf(entry)
  return (
    aliases.some((alias) => ids.includes(mobileOf(alias))) ||
    members.some((member) =>
      entry.injected.some(({ namespace, id }) => namespace === member.namespace && id === member.id),
    )
  )
}

/** MetaMask's browser on a phone announces itself by an rdns of its own. */
function mobileOf(alias: string): string {
  return alias === 'io.metamask.mobile' ? 'io.metamask' : alias
}
