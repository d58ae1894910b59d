import type { Session } from '../ports/Adapter.js'

/** Whether two sessions say the same: the wallet, its accounts in their order, its chain, the chains it agreed to, what it calls itself. */
export function isSameSession(a: Session, b: Session): boolean {
  return (
    a.connectorId === b.connectorId &&
    a.chainId === b.chainId &&
    isSameList(a.accounts.map(accountKey), b.accounts.map(accountKey)) &&
    isSameList(a.approvedChainIds, b.approvedChainIds) &&
    a.wallet?.name === b.wallet?.name &&
    a.wallet?.icon === b.wallet?.icon
  )
}

function accountKey({ address, type, publicKey, path }: Session['accounts'][number]): string {
  return JSON.stringify([address, type, publicKey, path])
}

function isSameList(a: readonly string[] | undefined, b: readonly string[] | undefined): boolean {
  if (!a || !b) return a === b
  return a.length === b.length && a.every((item, index) => item === b[index])
}
